/// Which of the members that hold texts a localization in a String Catalog has.
struct TranslationShape {
  private var texts: JSONReader.Name?
  private var otherTexts: JSONReader.Name?
  private var substitutions: JSONReader.Name?

  mutating func add(_ member: JSONReader.Name) {
    switch member.text {
    case "stringUnit", "stringSet", "variations":
      if texts == nil { texts = member } else { otherTexts = member }
    case "substitutions": substitutions = member
    default: break
    }
  }

  /// What Xcode makes nothing of, or drops in silence.
  var defect: Defect? {
    if let texts, let otherTexts {
      let names = "'\(texts.text)' and '\(otherTexts.text)'"
      return Defect(message: "A localization cannot have both \(names)", range: otherTexts.range)
    }
    if texts == nil, let substitutions {
      return Defect(message: "Substitutions without a 'stringUnit'", range: substitutions.range)
    }
    return nil
  }
}
