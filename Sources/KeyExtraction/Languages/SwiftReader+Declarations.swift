import LocalizationModel
import SourceFiles

extension SwiftReader {
  /// Reads `var title: LocalizedStringKey = "…"`, `let a, b: LocalizedStringKey`, and each of several
  /// that commas divide.
  func readProperty(at keyword: Int, _ progress: inout Progress, into file: inout FileReading) {
    var name = keyword + 1
    noteTable(ofProperty: name, behind: name + 1, into: &file)
    while list.kind(name) == .identifier, let last = list.lastName(declaredFrom: name) {
      let type = list.typeRange(from: last + 2, limit: list.tokens.count)
      guard let role = role(ofTypeIn: type, progress) else { return }
      for name in stride(from: name, through: last, by: 2) {
        progress.properties[list.text(name)] = role
      }
      noteTable(ofProperty: last, behind: type.upperBound, into: &file)
      guard let next = readValue(after: type, as: role, progress, into: &file),
        list.kind(next) == .comma
      else { return }
      name = next + 1
    }
  }

  /// Reads what stands behind the type of a property, and returns where its value ends; nil where a
  /// body does.
  private func readValue(
    after type: Range<Int>,
    as role: LiteralRole,
    _ progress: Progress,
    into file: inout FileReading
  ) -> Int? {
    let name = name(of: type, progress)
    switch list.kind(type.upperBound) {
    case .equals:
      let start = type.upperBound + 1
      let end = list.initialValueEnd(from: start, limit: list.tokens.count)
      read(expression: start..<end, as: role, name, into: &file)
      return end
    case .leftBrace where !list.isObserver(type.upperBound):
      read(body: type.upperBound, as: role, name, into: &file)
      return nil
    default: return type.upperBound
    }
  }

  /// Returns what becomes of the literals of the type that stands in a range; in an extension of a
  /// localizable type `Self` is that.
  private func role(ofTypeIn type: Range<Int>, _ progress: Progress) -> LiteralRole? {
    if let first = type.first, list.keyword(first) == .Self, first < progress.extensionEnd {
      return context.types.role(ofTypeIn: progress.extendedType, of: list)
    }
    return context.types.role(ofTypeIn: type, of: list)
  }

  /// Notes `extension LocalizedStringKey {`.
  func enterExtension(at keyword: Int, _ progress: inout Progress) {
    var end = keyword + 2
    while list.kind(end) == .dot { end += 2 }
    let limit = min(keyword + 64, list.tokens.count)
    guard context.types.contain(keyword + 1..<min(end, list.tokens.count), of: list),
      let brace = list.firstTopLevel(
        in: keyword..<limit,
        where: { list[$0].kind == .leftBrace }
      )
    else { return }
    (progress.extendedType, progress.extensionEnd) = (keyword + 1..<end, list.after(brace))
  }

  func readFunction(
    at keyword: Int,
    _ progress: Progress,
    into file: inout FileReading
  ) {
    guard let head = list.swiftFunctionHead(at: keyword) else { return }
    let parenthesis = head.parenthesis
    // Most functions have no such parameter, and to take all of them apart took a tenth of reading.
    let takesKeys = context.types.areNamed(in: list.inside(parenthesis), of: list)
    for parameter in takesKeys ? list.parameters(in: parenthesis) : []
    where !parameter.defaultValue.isEmpty {
      guard let role = role(ofTypeIn: parameter.type, progress) else { continue }
      let name = name(of: parameter.type, progress)
      read(expression: parameter.defaultValue, as: role, name, into: &file)
    }
    guard let brace = head.body, let role = role(ofTypeIn: head.result, progress) else { return }
    noteTable(of: keyword + 1, within: list.inside(brace), into: &file)
    read(body: brace, as: role, name(of: head.result, progress), into: &file)
  }

  /// Reads the cases of `enum Tab: LocalizedStringResource { case all = "All" }`.
  func readRawValues(ofEnumerationAt keyword: Int, into file: inout FileReading) {
    guard list.kind(keyword + 1) == .identifier, list.kind(keyword + 2) == .colon,
      let brace = list.firstTopLevel(
        in: keyword..<min(keyword + 64, list.tokens.count),
        where: { list[$0].kind == .leftBrace }
      )
    else { return }
    let rawType = list.typeRange(from: keyword + 3, limit: brace)
    guard let role = context.types.role(ofTypeIn: rawType, of: list) else { return }
    var isCase = false
    var index = brace + 1
    while index < list.inside(brace).upperBound {
      if list.keyword(index) == .case {
        isCase = true
      } else if list.isFirstOnLine(index), list.kind(index - 1) != .comma {
        isCase = false
      }
      if isCase, isImplicitRawValue(index) { addRawValue(index, as: rawType, into: &file) }
      if isCase, list[index].kind == .equals, index + 1 < list.tokens.count {
        read(expression: index + 1..<index + 2, as: role, name(of: rawType), into: &file)
      }
      index = list.after(index)
    }
  }

  /// Tells whether a token is a case's name that is its raw value as well.
  private func isImplicitRawValue(_ name: Int) -> Bool {
    guard list[name].kind == .identifier, list.keyword(name) == nil,
      list.keyword(name - 1) == .case || list.kind(name - 1) == .comma
    else { return false }
    switch list.kind(name + 1) {
    case .equals, .leftParenthesis, .colon, nil: return false
    default: return true
    }
  }

  /// Reads `static var description = "…"` of an intent, whose protocol gives the type.
  func readIntent(at keyword: Int, into file: inout FileReading) {
    guard list.kind(keyword + 1) == .identifier, list.kind(keyword + 2) == .colon,
      context.imports.contains("AppIntents"),
      let brace = list.firstTopLevel(
        in: keyword..<min(keyword + 64, list.tokens.count),
        where: { list[$0].kind == .leftBrace }
      ),
      (keyword + 3..<brace).contains(where: {
        list[$0].kind == .identifier && list.text($0).hasSuffix("Intent")
      })
    else { return }
    var index = brace + 1
    while index + 4 < list.partner(of: brace) {
      if list.keyword(index) == .static, [.let, .var].contains(list.keyword(index + 1)),
        list.kind(index + 3) == .equals, list[index + 4].isLiteral,
        ["description", "title"].contains(list.text(index + 2))
      {
        read(expression: index + 4..<index + 5, as: .key, list.text(index + 2), into: &file)
      }
      index = list.after(index)
    }
  }

  private func addRawValue(_ name: Int, as type: Range<Int>, into file: inout FileReading) {
    var reference = KeyReference(
      key: list.text(name),
      routine: self.name(of: type),
      location: file.locator.location(of: list[name].range),
      context: file.sourceContext
    )
    reference.origin = .declaration
    file.extraction.references.append(reference)
  }

  /// Reads `"…" as LocalizedStringKey` and `["…", "…"] as [LocalizedStringKey]`.
  func readCast(at keyword: Int, into file: inout FileReading) {
    let type = list.typeRange(from: keyword + 1, limit: min(keyword + 8, list.tokens.count))
    guard keyword > 0, let role = context.types.role(ofTypeIn: type, of: list),
      let start = startOfCastValue(endingAt: keyword - 1),
      !file.castLiterals.contains(list[start].start)
    else { return }
    read(expression: start..<keyword, as: role, name(of: type), into: &file)
  }

  /// Returns where a literal or an array begins that ends at a token.
  private func startOfCastValue(endingAt end: Int) -> Int? {
    if list[end].isLiteral { return end }
    guard list[end].kind == .rightBracket else { return nil }
    return stride(from: end - 1, through: max(0, end - 400), by: -1).first {
      list[$0].kind == .leftBracket && list.partner(of: $0) == end
    }
  }

  // Inlined, these would copy the context for each property and each function.

  @inline(never)
  private func read(
    expression: Range<Int>,
    as role: LiteralRole,
    _ name: String,
    into file: inout FileReading
  ) {
    reader.read(literals(in: expression, as: role), as: name, into: &file)
  }

  func literals(
    in expression: Range<Int>,
    as role: LiteralRole
  ) -> [LocalizableExpressions.Literal] {
    LocalizableExpressions(list: list, context: context).literals(in: expression, as: role)
  }

  @inline(never)
  private func read(
    body brace: Int,
    as role: LiteralRole,
    _ name: String,
    into file: inout FileReading
  ) {
    let literals = LocalizableExpressions(list: list, context: context).literals(
      inBody: list.inside(brace),
      as: role
    )
    reader.read(literals, as: name, into: &file)
  }

  /// The name that a use in what has a type is told under.
  private func name(of type: Range<Int>, _ progress: Progress) -> String {
    let isSelf = type.first.map { list.keyword($0) == .Self } ?? false
    return name(of: isSelf ? progress.extendedType : type)
  }

  private func name(of type: Range<Int>) -> String {
    type.last { list[$0].kind == .identifier }.map(list.text) ?? ""
  }
}
