import LocalizationModel
import SourceFiles

extension SwiftReader {
  func readProperty(
    at keyword: Int,
    _ properties: inout Set<String>,
    into file: inout FileReading
  ) {
    let name = keyword + 1
    guard list.kind(name) == .identifier else { return }
    if list.kind(name + 1) == .equals, list.kind(name + 2) == .identifier {
      noteTable(of: name, within: name + 2..<min(name + 5, list.tokens.count), into: &file)
    }
    guard list.kind(name + 1) == .colon else { return }
    let type = list.typeRange(from: name + 2, limit: list.tokens.count)
    guard context.types.contain(type, of: list) else { return }
    properties.insert(list.text(name))
    var next = type.upperBound
    if list.kind(next) == .equals {
      let end = list.expressionEnd(from: next + 1, limit: list.tokens.count)
      noteTable(of: name, within: next + 1..<end, into: &file)
      read(expression: next + 1..<end, as: type, of: name, into: &file)
      next = end
    } else if list.kind(next) == .leftBrace {
      read(body: next, as: type, of: name, into: &file)
    }
  }

  func readFunction(at keyword: Int, into file: inout FileReading) {
    guard list.kind(keyword - 1) != .dot,
      let parenthesis = (keyword + 1..<min(keyword + 40, list.tokens.count)).first(where: {
        list[$0].kind == .leftParenthesis
      })
    else { return }
    // Most functions have no such parameter, and to take all of them apart took a tenth of reading.
    let takesKeys = context.types.areNamed(in: list.inside(parenthesis), of: list)
    for parameter in takesKeys ? list.parameters(in: parenthesis) : []
    where !parameter.defaultValue.isEmpty && context.types.contain(parameter.type, of: list) {
      read(expression: parameter.defaultValue, as: parameter.type, of: nil, into: &file)
    }
    var index = list.after(parenthesis)
    while list.keyword(index) == .async || list.keyword(index) == .throws { index += 1 }
    guard list.kind(index) == .arrow else { return }
    let type = list.typeRange(from: index + 1, limit: list.tokens.count)
    guard context.types.contain(type, of: list) else { return }
    let brace = list.firstTopLevel(
      in: type.upperBound..<min(type.upperBound + 40, list.tokens.count)
    ) {
      list[$0].kind == .leftBrace
    }
    if let brace, brace == type.upperBound || list.keyword(type.upperBound) == .where {
      read(body: brace, as: type, of: keyword + 1, into: &file)
    }
  }

  /// Notes the table of a name for a value that an initializer makes: `let k = LocalizedStringKey("…")`.
  func noteTable(of name: Int, within value: Range<Int>, into file: inout FileReading) {
    let table = context.table(ofName: name, in: list)
    guard table.name != nil || !table.isKnown else { return }
    for index in value where list[index].kind == .identifier {
      file.outerTables[list[index].start] = table
    }
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
    guard context.types.contain(rawType, of: list) else { return }
    var isCase = false
    for index in list.inside(brace) {
      if list.isFirstOnLine(index) { isCase = list.keyword(index) == .case }
      if isCase, isImplicitRawValue(index) { addRawValue(index, as: rawType, into: &file) }
      guard isCase, list[index].kind == .equals, index + 1 < list.tokens.count else { continue }
      read(expression: index + 1..<index + 2, as: rawType, of: nil, into: &file)
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
        read(expression: index + 4..<index + 5, as: index + 2..<index + 3, of: nil, into: &file)
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

  /// Reads `"…" as LocalizedStringKey`.
  func readCast(at keyword: Int, into file: inout FileReading) {
    let type = list.typeRange(from: keyword + 1, limit: min(keyword + 8, list.tokens.count))
    guard keyword > 0, list[keyword - 1].isLiteral, context.types.contain(type, of: list) else {
      return
    }
    read(expression: keyword - 1..<keyword, as: type, of: nil, into: &file)
  }

  // Inlined, these would copy the context for each property and each function.

  @inline(never)
  private func read(
    expression: Range<Int>,
    as type: Range<Int>,
    of name: Int?,
    into file: inout FileReading
  ) {
    reader.read(literals(in: expression), as: self.name(of: type), of: name, into: &file)
  }

  func literals(in expression: Range<Int>) -> [LocalizableExpressions.Literal] {
    LocalizableExpressions(list: list, context: context).literals(in: expression)
  }

  @inline(never)
  private func read(
    body brace: Int,
    as type: Range<Int>,
    of name: Int,
    into file: inout FileReading
  ) {
    let literals = LocalizableExpressions(list: list, context: context).literals(
      inBody: list.inside(brace)
    )
    reader.read(literals, as: self.name(of: type), of: name, into: &file)
  }

  private func name(of type: Range<Int>) -> String {
    type.last { list[$0].kind == .identifier }.map(list.text) ?? ""
  }
}
