import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

extension HTMLPage {
  /// Writes what the page's script makes its lists from.
  ///
  /// Rows are arrays without member names, and paths are numbers, because a large project has
  /// hundreds of thousands of rows. The texts of a table stand in a script element of their own,
  /// which is parsed when somebody asks for them.
  func writeData(to html: inout HTMLWriter) {
    var names = PathNumbers(options: options)
    var texts: [[UInt8]] = []
    if let project = report.project {
      for table in project.tables { texts.append(json(of: table, in: project, &names)) }
    }
    html.data(id: "data", mainData(&names))
    for (index, bytes) in texts.enumerated() { html.data(id: "table-\(index)", bytes) }
  }

  /// Returns the languages of the lists, the development language first.
  static func languages(of report: Report) -> [Language] {
    let covered = Set(report.coverage.map(\.language))
    let expected = report.languages.map { Set($0.expected) } ?? []
    // Where somebody has chosen languages, the page shows no others.
    let isChosen = report.languages?.isChosen ?? false
    let stored = isChosen ? [] : report.project.map { Set($0.tables.flatMap(\.languages)) } ?? []
    let named = report.findings.compactMap { $0.subject.language.map { Language($0) } }
    let development = report.languages?.development
    let others = covered.union(expected).union(stored).union(named).filter { $0 != development }
    return (development.map { [$0] } ?? []) + others.sorted { ($0.name, $0) < ($1.name, $1) }
  }

  private func mainData(_ paths: inout PathNumbers) -> [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.object { json in
      json.member("development", report.languages != nil)
      json.member("languages") { json in
        json.array { json in
          for language in languages {
            json.element([language.id, language.name, language.direction])
          }
        }
      }
      json.member("tables") { json in
        json.array { json in
          for table in report.project?.tables ?? [] {
            json.element([table.name, options.path(table.container), String(table.keys.count)])
          }
        }
      }
      json.member("rules") { json in
        json.array { json in
          for rule in report.rulesOfFindings {
            json.element([rule.id.rawValue, rule.severity.rawValue, rule.summary, rule.explanation])
          }
        }
      }
      writeRows(to: &json, &paths)
      writeDynamicSites(to: &json, &paths)
      json.member("paths", paths.paths)
      if let template = options.sourceURL?.text {
        json.member("sourceURL", template)
        json.member("files", paths.files)
      }
      if options.ruleURL != nil {
        json.member("ruleURLs", report.rulesOfFindings.map { options.link(to: $0.id) ?? "" })
      }
    }
    return json.bytes
  }

  /// Writes the rows of findings: what is shown, the first finding, and what the others say that it
  /// does not.
  private func writeRows(to json: inout JSONWriter, _ paths: inout PathNumbers) {
    let writer = FindingWriter(report, options, languages)
    json.member("rows") { json in
      json.array { json in
        for row in PageRows(report.findings).rows {
          json.element { json in
            json.array { json in
              json.element(row.message)
              for member in row.members {
                json.element { $0.write(member, of: row.members[0], by: writer, &paths) }
              }
            }
          }
        }
      }
    }
  }

  private func writeDynamicSites(to json: inout JSONWriter, _ paths: inout PathNumbers) {
    json.member("dynamic") { json in
      json.array { json in
        for site in report.project?.undeterminedSites ?? [] {
          json.element { json in
            json.array { json in
              json.write(site.location, &paths)
              json.element(site.routine)
              json.element(site.pattern.description)
              json.element(site.table)
              json.element(site.reason.rawValue)
              json.element(site.cause)
            }
          }
        }
      }
    }
  }

  /// Returns the keys of a table: key, comment, places in code, and a text for each language.
  private func json(
    of table: StringTable,
    in project: Project,
    _ paths: inout PathNumbers
  ) -> [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.array { json in
      for (number, key) in table.keys.enumerated() {
        json.element { json in
          json.array { json in
            json.element(key.key)
            json.element(key.comment)
            json.element { json in
              json.array { json in
                for reference in key.references {
                  let reference = project.references[reference]
                  json.element { json in
                    json.array { json in
                      json.write(reference.location, &paths)
                      json.element(reference.routine)
                    }
                  }
                }
              }
            }
            json.element { json in
              json.array { json in
                for language in languages {
                  json.write(TextCell(of: number, in: language, of: table), of: key.key)
                }
              }
            }
          }
        }
      }
    }
    return json.bytes
  }
}

/// What is known of the findings beside themselves.
private struct FindingWriter {
  let report: Report
  let ruleNumbers: [RuleID: Int]
  let languageNumbers: [String: Int]
  let index: TextIndex?
  let fingerprints: [String]
  let known: Set<String>?

  init(_ report: Report, _ options: RenderOptions, _ languages: [Language]) {
    self.report = report
    let rules = report.rulesOfFindings.enumerated().map { ($1.id, $0) }
    ruleNumbers = Dictionary(uniqueKeysWithValues: rules)
    languageNumbers = Dictionary(
      uniqueKeysWithValues: languages.enumerated().map { ($1.id, $0) }
    )
    index = report.project.map(TextIndex.init)
    fingerprints = report.findings.fingerprints(options)
    known = report.previous?.fingerprints
  }

  func language(of finding: Diagnostic) -> Int? {
    finding.subject.language.flatMap { languageNumbers[Language($0).id] }
  }

  /// Whether a finding is new since the previous report, as a number.
  func novelty(of number: Int) -> Int {
    known.map { $0.contains(fingerprints[number]) ? 0 : 1 } ?? 0
  }
}

extension JSONWriter {
  /// Writes a finding: of one that only says the first's of another language, the language alone.
  fileprivate mutating func write(
    _ number: Int,
    of first: Int,
    by writer: FindingWriter,
    _ paths: inout PathNumbers
  ) {
    let finding = writer.report.findings[number]
    if number != first, finding.repeats(writer.report.findings[first]) {
      return array { json in
        json.element(writer.language(of: finding))
        json.element(writer.fingerprints[number])
        json.element(writer.novelty(of: number))
      }
    }
    array { json in
      json.element(writer.ruleNumbers[finding.rule])
      json.element(finding.severity.number)
      json.write(finding.location, &paths)
      json.element(finding.subject.table)
      json.element(writer.language(of: finding))
      json.element(finding.subject.key)
      json.element(finding.message)
      json.element(finding.help)
      json.element { $0.write(finding.notes, &paths) }
      json.element(writer.report.excerpts[finding.location]?.parts)
      json.element(writer.fingerprints[number])
      json.element(writer.novelty(of: number))
      json.element(writer.index?.place(of: finding).map { [$0.table, $0.key] })
      json.element(finding.fixes.map(\.summary))
    }
  }
}

extension Diagnostic {
  /// Whether a finding says what another one does, with the name of another language.
  fileprivate func repeats(_ other: Diagnostic) -> Bool {
    guard location == other.location, notes == other.notes, fixes.isEmpty, other.fixes.isEmpty,
      let own = subject.language, let first = other.subject.language
    else { return false }
    return message == other.message.replacingFirst(Language(first).name, Language(own).name)
      && help == other.help?.replacingFirst("\(first).lproj", "\(own).lproj")
  }
}

extension String {
  /// Returns the text with another in the first place where a part of it stands.
  fileprivate func replacingFirst(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

/// Numbers for paths, in the order in which they are first met.
private struct PathNumbers {
  let options: RenderOptions
  private(set) var paths: [String] = []
  /// The same from the root.
  private(set) var files: [String] = []
  private var numbers: [FilePath: Int] = [:]

  init(options: RenderOptions) {
    self.options = options
  }

  mutating func number(of path: FilePath) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = paths.count
    paths.append(options.path(path))
    files.append(path.absolute(from: options.workingFolder).string)
    return paths.count - 1
  }
}

extension JSONWriter {
  /// Writes path, line and column.
  fileprivate mutating func write(_ location: SourceLocation, _ paths: inout PathNumbers) {
    element(paths.number(of: location.path))
    element(location.line)
    element(location.column)
  }

  fileprivate mutating func write(_ notes: [Diagnostic.Note], _ paths: inout PathNumbers) {
    array { json in
      for note in notes {
        json.element { json in
          json.array { json in
            json.element(note.message)
            if let location = note.location { json.write(location, &paths) }
          }
        }
      }
    }
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension Excerpt {
  fileprivate var parts: [String] { [before, marked, after] }
}

extension Language {
  /// How the language is written, as HTML names it.
  fileprivate var direction: String {
    let isRightToLeft =
      Self.rightToLeft.contains(base.id) || id.contains("-Arab") || id.contains("-Hebr")
    return isRightToLeft ? "rtl" : "ltr"
  }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
