import Diagnostics
import SourceFiles
import TextFormats

extension Reporter {
  /// The Static Analysis Results Interchange Format, version 2.1.0, for code scanning services.
  package static let sarif = Reporter(
    id: "sarif",
    fileExtension: "sarif",
    summary: "SARIF 2.1.0, for code scanning services and viewers"
  ) { report, options in
    var json = JSONWriter()
    json.object {
      $0.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      $0.member("version", "2.1.0")
      $0.member("runs") { json in
        json.array { json in json.element { $0.writeRun(of: report, options) } }
      }
    }
    return VisibleText(json)
  }
}

extension JSONWriter {
  fileprivate mutating func writeRun(of report: Report, _ options: RenderOptions) {
    let rules = report.rulesOfFindings
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let (groups, suppressed) = (report.annotations, report.suppressedAnnotations)
    let results = (groups + suppressed).map(\.lead)
    object {
      $0.member("tool") { json in
        json.object { json in
          json.member("driver") { $0.writeDriver(report.toolVersion, rules, options) }
        }
      }
      if results.count > Self.resultLimit {
        $0.member("invocations") { $0.writeLimit(results.count - Self.resultLimit) }
      }
      $0.member("columnKind", "utf16CodeUnits")
      $0.member("results") { json in
        json.array { json in
          let suppressions =
            groups.map { _ in nil } + suppressed.map { report.suppressed[$0.members[0]] as _? }
          let fingerprints =
            groups.fingerprints(in: report.findings, options)
            + suppressed.fingerprints(in: report.suppressed.map(\.finding), options)
          for index in results.worst(Self.resultLimit) {
            let (finding, fingerprint) = (results[index], fingerprints[index])
            json.element { json in
              json.object {
                let rule = indices[finding.rule] ?? 0
                $0.writeResult(finding, rule, fingerprint, report, options)
                if let suppression = suppressions[index] {
                  $0.writeSuppression(suppression, options)
                }
              }
            }
          }
        }
      }
    }
  }

  /// How many results of a run GitHub takes; it shows 5,000 of them, the worst first.
  private static let resultLimit = 25_000

  /// Reports that results are left out.
  private mutating func writeLimit(_ count: Int) {
    array { json in
      json.element { json in
        json.object {
          $0.member("executionSuccessful", true)
          $0.member("toolExecutionNotifications") { json in
            json.array { json in
              json.element { json in
                json.object {
                  $0.member("level", "warning")
                  $0.member("message") { json in
                    json.writeText(
                      "\(counted(count, "finding")) left out, as services take \(Self.resultLimit) of a run; the worst are here"
                    )
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func writeDriver(
    _ version: String,
    _ rules: [RuleSummary],
    _ options: RenderOptions
  ) {
    object {
      $0.member("name", "l10nscan")
      $0.member("version", version)
      $0.member("semanticVersion", version)
      $0.member("rules") { json in
        json.array { json in
          for rule in rules { json.element { $0.writeRule(rule, options) } }
        }
      }
    }
  }

  private mutating func writeRule(_ rule: RuleSummary, _ options: RenderOptions) {
    object {
      $0.member("id", rule.id.rawValue)
      $0.member("shortDescription") { $0.writeText(rule.summary) }
      if let link = options.link(to: rule.id) { $0.member("helpUri", link) }
      let explanation = rule.explanation.text
      if !explanation.isEmpty {
        $0.member("help") { json in
          json.object {
            $0.member("text", explanation)
            $0.member("markdown", explanation)
          }
        }
      }
      $0.member("defaultConfiguration") { json in
        json.object { $0.member("level", rule.severity.rawValue) }
      }
      $0.member("properties") { json in
        json.object {
          $0.member(
            "tags",
            ["localization", rule.group, rule.risk.rawValue].filter { !$0.isEmpty }
          )
        }
      }
    }
  }

  private mutating func writeResult(
    _ finding: Diagnostic,
    _ ruleIndex: Int,
    _ fingerprint: String,
    _ report: Report,
    _ options: RenderOptions
  ) {
    let excerpts = report.excerpts
    member("ruleId", finding.rule.rawValue)
    member("ruleIndex", ruleIndex)
    member("level", finding.severity.rawValue)
    member("rank", report.risk(of: finding.rule).rank)
    member("message") { $0.writeText(finding.messageWithAdvice) }
    member("locations") { json in
      json.array { json in
        json.element { json in
          json.object { $0.writePlace(finding.location, excerpts, options) }
        }
      }
    }
    let places = finding.notes.filter { $0.location != nil }
    if !places.isEmpty {
      member("relatedLocations") { $0.writeRelated(places, excerpts, options) }
    }
    member("partialFingerprints") { json in
      json.object { $0.member("l10nscan/v1", fingerprint) }
    }
    if !finding.fixes.isEmpty {
      member("fixes") { $0.writeFixes(finding.fixes, excerpts, options) }
    }
  }

  private mutating func writeRelated(
    _ notes: [Diagnostic.Note],
    _ excerpts: Excerpts,
    _ options: RenderOptions
  ) {
    array { json in
      for (index, note) in notes.enumerated() {
        guard let location = note.location else { continue }
        json.element { json in
          json.object {
            $0.member("id", index + 1)
            $0.writePlace(location, excerpts, options)
            $0.member("message") { $0.writeText(note.message) }
          }
        }
      }
    }
  }

  mutating func writePlace(
    _ location: SourceLocation,
    _ excerpts: Excerpts,
    _ options: RenderOptions
  ) {
    member("physicalLocation") { json in
      json.object {
        $0.writeArtifact(location.path, options)
        $0.member("region") { json in
          json.object {
            $0.member("startLine", location.line)
            guard let columns = excerpts.columns(of: location) else { return }
            $0.member("startColumn", columns.lowerBound)
            $0.member("endColumn", columns.upperBound)
          }
        }
      }
    }
  }

  mutating func writeArtifact(_ path: FilePath, _ options: RenderOptions) {
    member("artifactLocation") { json in
      json.object {
        let path = options.path(path)
        $0.member("uri", path.hasPrefix("/") ? "file://\(path.asURI)" : path.asURI)
        if !path.hasPrefix("/") { $0.member("uriBaseId", "%SRCROOT%") }
      }
    }
  }

  mutating func writeText(_ text: String) {
    object { $0.member("text", text) }
  }
}

extension String {
  /// The path as a relative reference of RFC 3986: what is not unreserved is percent-encoded.
  package var asURI: String {
    var uri: [UInt8] = []
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": uri.append(byte)
      default: uri += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}

extension [Diagnostic] {
  /// The indices of the worst findings, as many as there is room for, in their order.
  fileprivate func worst(_ limit: Int) -> [Int] {
    guard count > limit else { return Array<Int>(indices) }
    let ranked = indices.sorted { left, right in
      self[left].severity == self[right].severity
        ? left < right : self[left].severity > self[right].severity
    }
    return ranked.prefix(limit).sorted()
  }
}
