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
          help: bypassed.help,
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
  /// Whether the text is that of the key in the development language, and not the key.
  let isFirstText: Bool
  let table: StringTable
  /// The number of the table.
  let number: Int
  let key: TableKey
  /// How many other keys of the table have the text as well.
  let rivals: Int
  /// The languages whose users would see another text.
  let languages: [Language]
  /// Whether the same call shows one of the translations as well.
  let standsBesideTranslation: Bool
  /// Whether it is one of several languages' names in themselves.
  let isNameOfLanguage: Bool

  static let exceptions: [Exception<Self>] = [
    Exception(.seenByDevelopers) { !$0.isSeenByUsers },
    Exception(.unusedCode) { $0.first.isUnused },
    Exception(
      "beside-its-translation",
      "the same call gets a translation too, and chooses by language"
    ) {
      $0.standsBesideTranslation
    },
    Exception(
      "beside-its-lookup",
      "code looks the same text up right beside, and shows that instead"
    ) {
      $0.first.isBesideLookUp
    },
    Exception(
      "name-of-a-language",
      "the text is one of several languages' names in themselves: 'Deutsch', '日本語'"
    ) {
      $0.isNameOfLanguage
    },
    Exception(
      "key-of-an-error",
      "an error contains a key, or a text that code looks up, which may happen where it is shown"
    ) {
      $0.first.isOfError
        && ($0.key.key.looksLikeIdentifier || !$0.key.references.isEmpty)
    },
  ]

  /// Whether more than previews and debug builds show the text.
  var isSeenByUsers: Bool { first.context == .app }

  /// The first place that users see; where there is none, the first.
  fileprivate var first: HardCodedText {
    let seen = texts.filter { $0.context == .app && !$0.isUnused }
    return seen.first { !$0.isBesideLookUp } ?? seen.first
      ?? texts.first(where: \.isUnused) ?? texts[0]
  }

  fileprivate var notes: [Diagnostic.Note] {
    let more = rivals == 0 ? "" : rivals == 1 ? " and 1 other key" : " and \(rivals) other keys"
    let name = isFirstText ? " as '\(key.key)'\(more)" : ""
    let others = texts.filter { !$0.isSame(as: first) }
    let count = others.count == 1 ? "1 other place shows" : "\(others.count) other places show"
    let rest = others.isEmpty ? "" : "; \(count) it so"
    return [.init("table '\(table.name)' has the text\(name)\(rest)")] + first.noteOfSite
      + others.prefix(3).map { .init("'\($0.display)' shows it as well", at: $0.site) }
  }

  /// The changes that make it right.
  fileprivate var help: String {
    let isSwift = first.location.path.fileExtension == "swift"
    let name = table.name == KeyReference.defaultTable ? nil : table.name
    let lookUp =
      switch (isSwift, spelling, name) {
      case (true, let literal?, nil): "String(localized: \(literal))"
      case (true, let literal?, let name?): "String(localized: \(literal), table: \"\(name)\")"
      case (true, nil, _): "String(localized:)"
      case (false, _, nil): "NSLocalizedString"
      case (false, _, .some): "NSLocalizedStringFromTable"
      }
    if let property = first.lookedUpBy {
      return "show '\(property)', which looks the text up, and not the raw value"
    }
    if first.isRawValue {
      return "show a property that returns \(lookUp), and not the raw value"
    }
    // The place may show a variable, where no literal can stand.
    let isVariable = isSwift && !first.isAtLiteral && first.text.onlyKey != nil
    let place = isVariable ? ", where the value comes from" : ""
    return "look the text up with \(lookUp)\(place)"
  }

  /// The key as Swift spells it, with what the text has put in; nil where it is long, or one of several.
  private var spelling: String? {
    if isFirstText, rivals > 0 { return nil }
    let isWhole = first.text.onlyKey != nil
    let literal = isWhole ? "\"\(key.key.escapedForLiteral)\"" : nil
    let own = isFirstText ? nil : first.literal
    return (own ?? literal).flatMap { $0.shortened == $0 ? $0 : nil }
  }

  fileprivate var message: String {
    let instead =
      languages.count == 1
      ? "its \(languages[0].name) translation"
      : "its translations into \(languages.count) languages"
    let shown = (isFirstText ? key.sourceText(in: table) : key.key).shortened
    if languages.contains(table.developmentLanguage) {
      return "key '\(shown)' that '\(first.display)' gets is shown instead of its text"
    }
    return "text '\(shown)' that '\(first.display)' gets is shown without \(instead)"
  }
}

extension HardCodedText {
  /// Whether another one is the same literal, and not shown elsewhere: a call and its argument may both
  /// tell it.
  fileprivate func isSame(as other: Self) -> Bool {
    self == other || location == other.location && (shownAt == nil || other.shownAt == nil)
  }

  /// The place that shows the text, where that is not the one of its literal.
  var noteOfSite: [Diagnostic.Note] {
    shownAt.map { [.init("'\(display)' shows it", at: $0)] } ?? []
  }
}

extension Project {
  /// The texts that code shows as they are, and that a table in its reach has in other languages.
  var bypassedTexts: [BypassedText] {
    let texts = hardCodedTexts.compactMap { text in text.text.frame.map { ($0, text) } }
    let known = keysWithTexts(among: Set(texts.map(\.0)))
    if known.isEmpty { return [] }
    let sites = Dictionary(grouping: texts) { $0.1.site }.mapValues { Set($0.map(\.0)) }
    let names = Dictionary(grouping: texts.filter { Language.isOwnName($0.0) }) {
      $0.1.location.path
    }.mapValues { Set($0.map(\.0)) }
    let reach = TablesInReach(self)
    var takers = declared.targets.map { TableTakers(self, $0) }
    var bypassed: [BypassedText] = []
    var numbers: [KeyOfTable: Int] = [:]
    for (name, text) in texts {
      let all = (known[name] ?? []).filter { candidate in
        let table = tables[candidate.table]
        let answer = takers?.answer(about: table.name, in: text.site.path)
        let (lack, rivals) = (answer?.lack, answer?.rivals ?? [])
        return reach.holds(table, for: text.site.path) && lack == nil
          && (rivals.isEmpty || rivals.contains { $0.tables.contains(candidate.table) })
      }
      guard let found = all.first else { continue }
      let place = KeyOfTable(table: found.table, key: found.key.key)
      if let number = numbers[place] {
        if !bypassed[number].texts.contains(text) { bypassed[number].texts.append(text) }
        continue
      }
      numbers[place] = bypassed.count
      bypassed.append(
        BypassedText(
          texts: [text],
          isFirstText: found.isFirstText,
          table: tables[found.table],
          number: found.table,
          key: found.key,
          rivals: all.count { $0.table == found.table && $0.isFirstText } - 1,
          languages: found.languages,
          standsBesideTranslation: found.key.translations.contains { translation in
            translation.units.contains {
              $0.text != name && sites[text.site]?.contains($0.text) ?? false
            }
          },
          isNameOfLanguage: Language.isOwnName(name)
            && names[text.location.path, default: []].count > 1
        )
      )
    }
    return bypassed
  }

  /// The number of the texts that code shows without them, by the index of the table and the language.
  var bypassedCounts: [Int: [Language: Int]] {
    bypassedTexts.reduce(into: [:]) { counts, text in
      guard !BypassedText.exceptions.contains(where: { $0.applies(text) }) else { return }
      for language in text.languages {
        counts[text.number, default: [:]][language, default: 0] += 1
      }
    }
  }

  /// A key, with the number of its table and the languages in which another text stands than the shown
  /// one, which is the key or its first text.
  private typealias Candidate = (
    table: Int, key: TableKey, isFirstText: Bool, languages: [Language]
  )

  private struct KeyOfTable: Hashable {
    let table: Int
    let key: String
  }

  /// Returns the keys with some frames, or else with first texts that have these, which have another text
  /// in a language.
  private func keysWithTexts(among names: Set<String>) -> [String: [Candidate]] {
    var (known, first): ([String: [Candidate]], [String: [Candidate]]) = ([:], [:])
    if names.isEmpty { return known }
    // To look for the placeholders of every key is worth it for texts with some alone.
    let hasFrames = names.contains { $0.utf8.contains(0) }
    for (number, table) in tables.enumerated() where !table.isReadBySystem {
      for key in table.keys {
        func enter(_ text: String, isFirst: Bool, in known: inout [String: [Candidate]]) {
          let name = hasFrames ? KeyShape(text)?.frame ?? text : text
          guard names.contains(name), key.isTranslated else { return }
          let languages = key.languages(withAnotherTextThan: text)
          if !languages.isEmpty {
            known[name, default: []].append((number, key, isFirst, languages))
          }
        }
        enter(key.key, isFirst: false, in: &known)
        let text = key.sourceText(in: table)
        if text != key.key { enter(text, isFirst: true, in: &first) }
      }
    }
    return known.merging(first) { $0 + $1 }
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

  /// Returns the languages in which the text differs from a shown one in more than the case of its letters.
  fileprivate func languages(withAnotherTextThan shown: String) -> [Language] {
    let shown = shown.lowercased()
    return translations.filter { translation in
      translation.units.contains { $0.isWritten && $0.text.lowercased() != shown }
    }.compactMap(\.language).filter { !$0.isPseudo }
  }
}
