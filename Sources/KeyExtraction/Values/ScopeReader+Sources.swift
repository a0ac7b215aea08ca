// What gives the strings of a project.
extension ScopeReader {
  /// Notes the value of a property, or its body where it is of a string's type.
  ///
  /// `end` is the first token after the value or, without any, after the type.
  mutating func declareSource(
    ofPropertyNamed name: Int,
    value: Range<Int>?,
    end: Int,
    isConstant: Bool,
    in owner: String
  ) {
    guard skipsBodies else { return }
    if let value, let first = value.first {
      // A long value without any literal is no text.
      guard value.count <= 24 || value.contains(where: { list[$0].isLiteral }) else { return }
      let range = name..<value.upperBound
      add(isConstant ? .constant : .variable, list.text(name), range, content: first, in: owner)
    } else if value == nil, list.kind(end) == .leftBrace, !list.isObserver(end),
      yieldsText(name + 1..<end)
    {
      guard !isRequirement(end) else { return }
      add(.body, list.text(name), name..<list.after(end), content: end, in: owner)
    }
  }

  /// Notes the body of a function that returns a string.
  mutating func declareSource(
    ofFunctionNamed name: String,
    at keyword: Int,
    body brace: Int,
    in owner: String
  ) {
    guard skipsBodies else { return }
    let arrow = list.firstTopLevel(in: keyword..<brace) { list[$0].kind == .arrow }
    guard let arrow, yieldsText(arrow + 1..<brace) else { return }
    add(.body, name, keyword..<list.after(brace), content: brace, in: owner)
  }

  private mutating func add(
    _ kind: StringSources.Source.Kind,
    _ name: String,
    _ range: Range<Int>,
    content: Int,
    in owner: String
  ) {
    guard let first = range.first, let last = range.last, last < list.count else { return }
    let bytes = list.bytes[list[first].start..<list[last].end]
    guard bytes.count <= StringSources.lengthLimit else { return }
    let source = StringSources.Source(
      kind: kind,
      path: path,
      scope: scopeBytes,
      bytes: Array(bytes),
      start: list[first].start,
      content: list[content].start - list[first].start
    )
    declare(name, source, in: owner)
  }

  /// Tells whether braces hold nothing but `get` and `set`, as in a protocol.
  private func isRequirement(_ brace: Int) -> Bool {
    let inside = list.inside(brace)
    return list.keyword(brace + 1) == .get && inside.count <= 4
      && inside.allSatisfy { list[$0].kind == .identifier }
  }

  /// Tells whether a type is a string, or a collection of strings.
  private func yieldsText(_ type: Range<Int>) -> Bool {
    type.contains { index in
      guard list.kind(index) == .identifier else { return false }
      let name = list.text(index)
      return name == "String" || name == "NSString"
    }
  }

  /// Returns the raw value that is written behind an equals sign, a sign of a number included.
  func rawValue(after equals: Int) -> [UInt8]? {
    let first = equals + 1
    let last = list.kind(first) == .other ? first + 1 : first
    guard last < list.count else { return nil }
    return Array(list.bytes[list[first].start..<list[last].end])
  }
}
