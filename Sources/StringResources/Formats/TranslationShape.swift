/// Which of the members that hold texts a localization in a String Catalog has.
struct TranslationShape {
  private var texts: (word: CatalogWord, range: Range<Int>)?
  private var otherTexts: (word: CatalogWord, range: Range<Int>)?
  private var substitutions: Range<Int>?

  mutating func add(_ word: CatalogWord?, at range: Range<Int>) {
    switch word {
    case .stringUnit?, .stringSet?, .variations?:
      guard let word else { return }
      if texts == nil { texts = (word, range) } else { otherTexts = (word, range) }
    case .substitutions?: substitutions = range
    default: break
    }
  }

  /// The fault of a shape that Xcode makes nothing of, or drops in silence.
  var defect: Defect? {
    if let texts, let otherTexts {
      let names = "'\(texts.word)' and '\(otherTexts.word)'"
      return Defect(message: "A localization cannot have both \(names)", range: otherTexts.range)
    }
    if texts == nil, let substitutions {
      return Defect(message: "Substitutions without a 'stringUnit'", range: substitutions)
    }
    return nil
  }
}
