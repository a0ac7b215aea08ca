import LocalizationModel
import SourceFiles

/// A key's text in one language, as the page shows it.
enum TextCell {
  case text(Translation)
  /// The development language's text where a table leaves it to the key itself.
  case key
  case missing
  /// There is no text and need not be one.
  case unneeded

  init(of key: TableKey, in language: Language, of table: StringTable) {
    let isSource = language == table.developmentLanguage
    let text = isSource ? key.sourceTranslation(in: table) : key.translation(in: language)
    if let text, !text.allUnits.isEmpty {
      self = .text(text)
    } else if language == table.developmentLanguage {
      self = key.isItsOwnText(in: table) ? .key : .missing
    } else {
      self = key.isToBeTranslated(in: table) ? .missing : .unneeded
    }
  }
}

extension TableKey {
  /// Whether the development language shows the key itself: catalogs need not repeat it.
  fileprivate func isItsOwnText(in table: StringTable) -> Bool {
    !table.languages.contains(table.developmentLanguage)
      || entries.contains { table.files[$0.file].isCatalog }
  }

  fileprivate func isToBeTranslated(in table: StringTable) -> Bool {
    let isDefined = isItsOwnText(in: table) || sourceTranslation(in: table) != nil
    return isDefined && isTranslatable && !isStale && key.hasLettersBesideSpecifiers
  }
}

extension String {
  /// Whether there is a letter that is no part of a format specifier such as `%1$lld`.
  var hasLettersBesideSpecifiers: Bool {
    var isInSpecifier = false
    for scalar in unicodeScalars {
      switch scalar {
      case "%": isInSpecifier.toggle()
      case "0"..."9", "$", ".", "-", "+", "#", "*", "h", "l", "q", "z", "t", "j", "L":
        if !isInSpecifier && scalar.properties.isAlphabetic { return true }
      case _ where isInSpecifier: isInSpecifier = false
      default: if scalar.properties.isAlphabetic { return true }
      }
    }
    return false
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
    let units = translation.orderedUnits
    if units.count == 1, units[0].variation.isEmpty, units[0].state == .translated {
      return element(units[0].text)
    }
    element { json in
      json.array { json in
        for unit in units {
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
    return ["zero", "one", "two", "few", "many"].firstIndex(of: category) ?? 5
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
