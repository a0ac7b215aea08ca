import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

extension Rule {
  /// Code shows a text without its translations.
  package static let bypassedTranslation = Rule(
    id: "bypassed-translation",
    severity: .warning,
    risk: .untranslated,
    needs: [.hardCodedTexts],
    summary: "Code shows a text without its translations",
    exceptions: BypassedText.summaries,
    explanation: PackageResources.bypassed_translation_md,
    check: .project { project, findings in
      for bypassed in project.bypassedTexts {
        findings.report(
          bypassed.message,
          at: bypassed.first.location,
          notes: bypassed.notes,
          help: "look the text up with String(localized:), or pass it as a LocalizedStringKey",
          subject: .init(bypassed.table, bypassed.key),
          unless: findings.exception(for: bypassed)
        )
      }
    }
  )
}

/// A text that code shows as it is, and a key of that name which has translations.
struct BypassedText: Defect {
  /// The places of the text, in their order.
  fileprivate(set) var texts: [HardCodedText]
  let table: StringTable
  let key: TableKey
  /// The languages whose users would see another text.
  let languages: [Language]

  static let exceptions: [Exception<Self>] = [
    Exception(.seenByDevelopers) { !$0.isSeenByUsers },
    Exception(.unusedCode) { $0.first.isUnused },
    Exception(
      "key-of-an-error",
      "an error contains a key, which may be looked up where it is shown"
    ) {
      HardCodedText.descriptions.contains($0.first.display) && $0.key.key.looksLikeIdentifier
    },
  ]

  /// Whether more than previews and debug builds show the text.
  var isSeenByUsers: Bool { first.context == .app }

  /// The first place that users see; where there is none, the first.
  fileprivate var first: HardCodedText {
    texts.first { $0.context == .app && !$0.isUnused } ?? texts.first(where: \.isUnused) ?? texts[0]
  }

  fileprivate var notes: [Diagnostic.Note] {
    let others = texts.count - 1
    let places = others == 1 ? "1 other place shows" : "\(others) other places show"
    return [.init("table '\(table.name)' has the text" + (others > 0 ? "; \(places) it so" : ""))]
  }

  fileprivate var message: String {
    let instead =
      languages.contains(table.developmentLanguage)
      ? "its text"
      : languages.count == 1
        ? "its \(languages[0].name) translation"
        : "its translations into \(languages.count) languages"
    let shown = key.key.shortened
    return "text '\(shown)' that '\(first.display)' gets is shown without \(instead)"
  }
}

extension Project {
  /// The texts that code shows as they are, and that a table in its reach has in other languages.
  var bypassedTexts: [BypassedText] {
    let texts = hardCodedTexts.compactMap { text in text.text.frame.map { ($0, text) } }
    let known = keysWithTexts(among: Set(texts.map(\.0)))
    if known.isEmpty { return [] }
    let reach = TablesInReach(self)
    var takers = declared.targets.map { TableTakers(self, $0) }
    var bypassed: [BypassedText] = []
    var numbers: [KeyOfTable: Int] = [:]
    for (name, text) in texts {
      let found = known[name]?.first { candidate in
        let table = tables[candidate.table]
        let answer = takers?.answer(about: table.name, in: text.location.path)
        let (lack, rivals) = (answer?.lack, answer?.rivals ?? [])
        return reach.holds(table, for: text.location.path) && lack == nil
          && (rivals.isEmpty || rivals.contains { $0.tables.contains(candidate.table) })
      }
      guard let found else { continue }
      let place = KeyOfTable(table: found.table, key: name)
      if let number = numbers[place] {
        if !bypassed[number].texts.contains(text) { bypassed[number].texts.append(text) }
        continue
      }
      numbers[place] = bypassed.count
      bypassed.append(
        BypassedText(
          texts: [text],
          table: tables[found.table],
          key: found.key,
          languages: found.languages
        )
      )
    }
    return bypassed
  }

  /// A key, with the number of its table and the languages in which it has another text than itself.
  private typealias Candidate = (table: Int, key: TableKey, languages: [Language])

  private struct KeyOfTable: Hashable {
    let table: Int
    let key: String
  }

  /// Returns the keys with some frames that have another text in a language, with the numbers of their
  /// tables.
  private func keysWithTexts(among names: Set<String>) -> [String: [Candidate]] {
    var known: [String: [Candidate]] = [:]
    if names.isEmpty { return known }
    // To look for the placeholders of every key is worth it for texts with some alone.
    let hasFrames = names.contains { $0.utf8.contains(0) }
    for (number, table) in tables.enumerated() {
      for key in table.keys {
        let name = hasFrames ? KeyShape(key.key)?.frame ?? key.key : key.key
        guard names.contains(name), key.isTranslated else { continue }
        let languages = key.languagesWithAnotherText
        if !languages.isEmpty { known[name, default: []].append((number, key, languages)) }
      }
    }
    return known
  }
}

extension KeyPattern {
  /// The text as the frame of its key, where each value that is put in has a placeholder: of `Hi \(name)`
  /// that of `Hi %@`.
  ///
  /// Nil for values without a word between them: `\(width) mm` is put together in more ways than one, and
  /// most units are the same in all languages.
  fileprivate var frame: String? {
    if let onlyKey { return onlyKey }
    let literals = elements.map { element in
      if case .literal(let text) = element { text } else { "\0" }
    }
    guard literals.contains(where: \.holdsWord) else { return nil }
    return literals.map { $0.replacing("%", with: "%%") }.joined()
  }
}

extension String {
  /// Whether a word of four letters or of another script stands in the text.
  fileprivate var holdsWord: Bool {
    split { !$0.isLetter }.contains { $0.utf8.count > 3 }
  }
}

extension TableKey {
  /// Whether the text is one that other languages have otherwise; Xcode calls a key stale that stands in no
  /// call any more.
  fileprivate var isTranslated: Bool {
    isStale ? isTranslatable : [nil, .unused, .developers].contains(sparing)
  }

  /// The languages in which the text differs from the key in more than the case of its letters.
  fileprivate var languagesWithAnotherText: [Language] {
    let key = self.key.lowercased()
    return translations.filter { translation in
      translation.units.contains { $0.isWritten && $0.text.lowercased() != key }
    }.compactMap(\.language)
  }
}
