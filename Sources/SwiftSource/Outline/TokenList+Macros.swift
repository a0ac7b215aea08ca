// Macros of Swift: where they are implemented, and the source text that they are expanded to.
extension TokenList {
  /// Returns the name of the type that implements a macro, which stands behind its parameters:
  /// `-> String = #externalMacro(module: "Macros", type: "LocalizedMacro")`.
  package func implementation(ofMacroWithParametersUpTo end: Int) -> String? {
    let result = typeRange(from: end, limit: min(end + Self.typeLimit, count))
    let macro = result.upperBound + 1
    guard kind(macro - 1) == .equals, kind(macro) == .directive, text(macro) == "#externalMacro",
      isCalled(macro), let type = arguments(in: macro + 1).first(where: { $0.label == "type" }),
      type.value.count == 1
    else { return nil }
    return SwiftLiteral.text(in: bytes, self[type.value.lowerBound].range)
  }

  /// Returns the literals with interpolations in the body of a type that implements a macro which stands
  /// for an expression.
  package func expansions(in type: Outline.Item) -> [Int] {
    guard type.type.contains(where: { Self.macros.contains($0, of: self) }) else { return [] }
    return interpolatedStrings.filter { (type.keyword..<type.end).contains($0) }
  }

  private static let macros = Vocabulary(["ExpressionMacro"])

  /// Returns the source text that a literal is, with a name for what each interpolation puts in, also for
  /// a literal of its own: `String(localized: _0)` of `"String(localized: \(text))"`.
  package func sourceText(in literal: Int) -> (text: String, names: [String])? {
    guard let segments = SwiftLiteral(bytes, in: self[literal].range)?.segments else { return nil }
    var (text, names) = ("", [String]())
    var isQuoted = false
    for (position, segment) in segments.enumerated() {
      if case .text(let part) = segment {
        text += isQuoted ? String(part.dropFirst()) : part
        isQuoted = false
        continue
      }
      if text.hasSuffix("\""), position + 1 < segments.count,
        case .text(let next) = segments[position + 1], next.hasPrefix("\"")
      {
        isQuoted = true
        text.removeLast()
      }
      names.append("_\(names.count)")
      text += names[names.count - 1]
    }
    return (text, names)
  }
}
