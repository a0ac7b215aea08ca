import SourceFiles

/// The texts that a key of a predicate editor's formatting stands for.
///
/// `%[Name, Age]@ %[is]@ %@` stands for `%[Name]@ %[is]@ %@` and `%[Age]@ %[is]@ %@`.
enum PredicateVariants {
  /// More combinations than this are not meant for a person to translate.
  private static let limit = 1000

  /// Returns all combinations of the choices in brackets; the text itself where it has none.
  static func of(_ text: String) -> [String] {
    guard text.contains("%[") else { return [text] }
    var variants = [""]
    var rest = text[...]
    while let open = rest.firstRange(of: "%["),
      let close = rest[open.upperBound...].firstIndex(of: "]")
    {
      let before = rest[..<open.upperBound]
      let choices = rest[open.upperBound..<close].split(separator: ",").map(trimmed)
      guard variants.count * choices.count <= limit, !choices.isEmpty else { return [text] }
      variants = variants.flatMap { variant in
        choices.map { variant + before + $0 + "]" }
      }
      rest = rest[rest.index(after: close)...]
    }
    return variants.map { $0 + rest }
  }

  private static func trimmed(_ choice: Substring) -> Substring {
    var choice = choice.drop { $0 == " " }
    while choice.last == " " { choice.removeLast() }
    return choice
  }
}
