package import LocalizationModel
import SourceFiles

/// How a language chooses among the plural forms of a text.
package struct PluralRules: Hashable, Sendable {
  /// The categories that the language has, in CLDR's order.
  let categories: [Category]

  /// One plural category of one language.
  struct Category: Hashable, Sendable {
    let name: String
    /// The first whole numbers that choose it, at most three.
    let numbers: [Int]
    /// Whether further whole numbers below a million choose it.
    let isOpen: Bool

    /// Whether systems do not use it yet, so that a text may do without.
    var isLate = false

    /// Whether some everyday whole number chooses it.
    var isForWholeNumbers: Bool { !numbers.isEmpty }

    /// Whether it is chosen by decimals alone, and not just by rare whole numbers.
    var isForDecimals = false

    var matchesSeveralNumbers: Bool { isOpen || numbers.count > 1 }
  }

  /// Returns the rules of a language; nil where CLDR has none.
  static func rules(for language: Language) -> PluralRules? {
    all[language.id] ?? all[language.base.id]
  }

  /// Returns the forms that a text with whole numbers has in a language, `other` always among them;
  /// two of one language that CLDR does not know.
  package static func wholeNumberForms(of language: Language) -> [String] {
    let names =
      rules(for: language)?.categories.filter { $0.isForWholeNumbers && !$0.isLate }.map(\.name)
      ?? ["one"]
    return names.filter { $0 != "other" } + ["other"]
  }

  /// Whether texts of a language may have a form: one of its own, or the one for none at all.
  package static func mayHave(_ form: String, in language: Language) -> Bool {
    form == "zero" || form == "other" || rules(for: language)?[form] != nil
  }

  subscript(name: String) -> Category? { categories.first { $0.name == name } }

  /// The categories that a group of forms must have, `other` aside.
  func names(neededBy group: PluralGroup) -> [String] {
    let takesDecimals = group.takesDecimals
    return categories.filter { category in
      !category.isLate
        && (category.isForWholeNumbers || (takesDecimals && category.isForDecimals))
    }.map(\.name).filter { $0 != "other" }
  }

  /// The rules by language id, of which `Scripts/make-plural-rules` writes the table.
  static let all: [String: PluralRules] = {
    var all: [String: PluralRules] = [:]
    for row in EmbeddedText(PackageResources.plural_rules_tsv).rows {
      let rules = PluralRules(categories: row[1].split(separator: ";").map(category))
      for language in row[0].words { all[language] = rules }
    }
    return all
  }()

  /// Reads `few: 2 3 4 +`, and `one?: 0 1` of a category that systems do not use yet.
  private static func category(_ text: Substring) -> Category {
    let words = text.split(separator: " ")
    let name = words.first?.dropLast() ?? ""
    var category = Category(
      name: String(name.prefix { $0 != "?" }),
      numbers: words.compactMap { Int($0) },
      isOpen: words.last == "+"
    )
    category.isForDecimals = words.last == "decimals"
    category.isLate = name.last == "?"
    return category
  }
}
