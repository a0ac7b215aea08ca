// The tables that the keys of constants, properties and functions are looked up in, as far as the
// uses of their names tell.
extension SwiftReader {
  /// Notes the table of a property for its initial value or its body, which begins behind its type, and
  /// for `let title = LocalizedStringKey("…")`.
  func noteTable(ofProperty name: Int, behind end: Int, into file: inout FileReading) {
    guard context.hasNamesWithTables else { return }
    switch list.kind(end) {
    case .equals:
      let value = end + 1..<list.expressionEnd(from: end + 1, limit: list.tokens.count)
      noteTable(of: name, within: value, into: &file)
    case .leftBrace: noteTable(of: name, within: list.inside(end), into: &file)
    default: break
    }
  }

  /// Notes the table of what a name stands for, for everything in a range that may become its key.
  func noteTable(of name: Int, within value: Range<Int>, into file: inout FileReading) {
    guard context.hasNamesWithTables else { return }
    let table = context.table(ofName: name, in: list)
    guard table.name != nil || !table.isKnown else { return }
    for index in value where list[index].kind == .identifier || list[index].isLiteral {
      file.outerTables[list[index].start] = table
    }
  }
}
