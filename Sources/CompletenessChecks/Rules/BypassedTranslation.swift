import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// Code shows a text as it is, and not its translations.
  static let bypassedTranslation = Rule(
    id: "bypassed-translation",
    severity: .error,
    needs: [.hardCodedTexts],
    summary: "Code shows a text as it is, and not its translations",
    exceptions: BypassedText.summaries,
    explanation: PackageResources.bypassed_translation_md,
    check: .project { project, findings in
      for bypassed in project.bypassedTexts {
        findings.report(
          bypassed.message,
          at: bypassed.text.location,
          notes: [.init("table '\(bypassed.table.name)' has the text")],
          help: "look the text up with String(localized:), or hand it on as a LocalizedStringKey",
          subject: .init(bypassed.table, bypassed.key, detail: bypassed.text.display),
          unless: findings.exception(for: bypassed)
        )
      }
    }
  )
}

/// A text that code shows as it is, and a key of that name which has translations.
struct BypassedText: Defect {
  let text: HardCodedText
  let table: StringTable
  let key: TableKey
  /// The languages whose users would see another text.
  let languages: [Language]

  static let exceptions: [Exception<Self>] = [
    Exception("seen-by-developers", "only previews and debug builds show the text") {
      $0.text.context != .app
    }
  ]

  fileprivate var message: String {
    let instead =
      languages.contains(table.developmentLanguage)
      ? "its text"
      : languages.count == 1
        ? "its \(languages[0].name) translation"
        : "its translations into \(languages.count) languages"
    let shown = key.key.shortened
    return "text '\(shown)' that '\(text.display)' gets is shown as it is, and not \(instead)"
  }
}

extension Project {
  /// The texts that code shows as they are, and that a table in its reach has in other languages; each once
  /// for a place.
  var bypassedTexts: [BypassedText] {
    let texts = hardCodedTexts.compactMap { text in text.text.onlyKey.map { ($0, text) } }
    let known = keysWithTexts(among: Set(texts.map(\.0)))
    if known.isEmpty { return [] }
    let reach = TablesInReach(self)
    var takers = declared.targets.map { TableTakers(self, $0) }
    var told: Set<HardCodedText> = []
    return texts.compactMap { name, text in
      guard let candidates = known[name], told.insert(text).inserted else { return nil }
      let path = text.location.path
      let found = candidates.first { number, _, _ in
        guard reach.holds(tables[number], for: path) else { return false }
        let answer = takers?.answer(about: tables[number].name, in: path)
        guard let answer else { return true }
        return answer.lack == nil
          && (answer.rivals.isEmpty || answer.rivals.contains { $0.tables.contains(number) })
      }
      return found.map { number, key, languages in
        BypassedText(text: text, table: tables[number], key: key, languages: languages)
      }
    }
  }

  /// Returns the keys of some names that have another text in a language, with the numbers of their tables.
  private func keysWithTexts(among names: Set<String>) -> [String: [(Int, TableKey, [Language])]] {
    var known: [String: [(Int, TableKey, [Language])]] = [:]
    if names.isEmpty { return known }
    for (number, table) in tables.enumerated() {
      for key in table.keys where names.contains(key.key) && key.isTranslated {
        let languages = key.languagesWithAnotherText
        if !languages.isEmpty { known[key.key, default: []].append((number, key, languages)) }
      }
    }
    return known
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
