import FormatStrings
package import LocalizationModel
import SourceFiles

/// Names that are the same in all languages: those that a person lists, and the app's own.
package struct ProperNames: Hashable, Sendable {
  private let listed: [String]
  private let index: LiteralIndex?
  private let ofApp: Set<String>
  /// The names of the project's apps, which may be words with another meaning elsewhere.
  private let ofProducts: Set<String>
  private let longestProduct: Int

  package init(
    _ listed: [String] = [],
    products: Set<String> = [],
    tables: [StringTable] = []
  ) {
    // Of two names of which one begins with the other, the longer one is taken out of a text first.
    let listed = listed.sorted { $0.utf8.count > $1.utf8.count }
    self.listed = listed
    index =
      listed.count > LiteralIndex.threshold ? LiteralIndex(listed.map { [Array($0.utf8)] }) : nil
    let lists = tables.filter(\.isOfInfoPropertyList)
    ofApp = Set(lists.flatMap { $0.namesOfApp(areSame: true) })
    let ofProducts = products.subtracting(lists.flatMap { $0.namesOfApp(areSame: false) })
    self.ofProducts = ofProducts
    longestProduct = ofProducts.map(\.utf8.count).max() ?? 0
  }

  /// Whether a text is what the project calls one of its apps.
  ///
  /// Where a language has another text for it, it is a word like others. So is the name with a text for its
  /// version: `Tide %@ (%@)`.
  func isOfProduct(_ text: String) -> Bool {
    if !text.hasPercent { return text.utf8.count <= longestProduct && ofProducts.contains(text) }
    return ofProducts.contains { name in
      text.hasPrefix(name + " ")
        && text.dropFirst(name.count).allSatisfy { " %@v.()1$2".contains($0) }
    }
  }

  /// Whether a text says nothing but names, with numbers and signs around them.
  func consistsOfNames(_ text: String) -> Bool {
    if ofApp.contains(text) { return true }
    let names = index?.candidates(for: text).map { listed[$0] } ?? listed
    guard names.contains(where: text.contains) else { return false }
    var rest = text
    for name in names { rest = rest.replacing(name, with: " ") }
    return !FormatString.hasLetters(rest)
  }
}

extension StringTable {
  /// The names of the app that no language has another text for, or those for which one has.
  fileprivate func namesOfApp(areSame: Bool) -> [String] {
    keys.compactMap { key in
      guard InfoPropertyName.shown.contains(key.key) else { return nil }
      let name = key.sourceTranslation(in: self)?.text ?? ""
      let isSame = key.translations.allSatisfy { $0.text == name }
      return isSame == areSame && FormatString.hasLetters(name) && !name.contains("$(") ? name : nil
    }
  }
}
