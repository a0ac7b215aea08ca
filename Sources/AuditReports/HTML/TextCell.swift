import LocalizationModel
import TextFormats

/// A key's text in one language, as the page shows it.
enum TextCell {
  case text(Translation)
  /// Users see the key itself.
  case key
  case missing
  /// There is no text and need not be one.
  case unneeded

  init(of key: Int, in language: Language, of table: StringTable) {
    let isSource = language == table.developmentLanguage
    let stored = table.keys[key]
    let text = isSource ? stored.sourceTranslation(in: table) : stored.translation(in: language)
    if let text, !text.varies || !text.allUnits.isEmpty {
      self = .text(text)
      return
    }
    switch table.statuses[key, language] {
    case .missing, .new, .empty: self = .missing
    case .original: self = .key
    case .notNeeded where isSource && stored.isListed(in: table): self = .key
    case nil, .notNeeded, .inherited, .finished, .machineTranslated, .unreviewed, .needsReview:
      self = .unneeded
    }
  }
}

extension JSONWriter {
  /// Writes 0 for a missing and 1 for an unneeded text, a finished text as it is, and any other as
  /// a list of its variations with their states.
  mutating func write(_ cell: TextCell, of key: String) {
    switch cell {
    case .missing: element(0)
    case .unneeded: element(1)
    case .key: element(key)
    case .text(let translation): write(translation)
    }
  }

  private mutating func write(_ translation: Translation) {
    if let text = translation.plainText { return element { $0.append(quoted: text) } }
    element { json in
      json.array { json in
        for unit in translation.orderedUnits {
          let variation = unit.variation.map(\.name).joined(separator: ", ")
          json.element([variation, unit.text, unit.state.word])
        }
      }
    }
  }
}

extension Translation {
  /// All texts, the plural forms in the order of Unicode.
  fileprivate var orderedUnits: [TranslationUnit] {
    let ranked = allUnits.enumerated().sorted {
      ($0.element.pluralRank, $0.offset) < ($1.element.pluralRank, $1.offset)
    }
    return substitutions.isEmpty ? ranked.map(\.element) : Array(allUnits)
  }
}

extension TranslationUnit {
  fileprivate var pluralRank: Int {
    guard case .plural(let category)? = variation.last else { return 0 }
    return Variation.pluralCategories.firstIndex(of: category) ?? Variation.pluralCategories.count
  }
}

extension TranslationState {
  /// The state as people read it; empty for a text that is finished.
  fileprivate var word: String {
    switch self {
    case .translated: ""
    case .new: "new"
    case .needsReview: "needs review"
    case .machineTranslated: "machine translated"
    case .other(let word): word
    }
  }
}
