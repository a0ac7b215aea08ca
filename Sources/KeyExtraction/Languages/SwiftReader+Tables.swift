// The tables that the keys of constants, properties and functions are looked up in, as far as the
// uses of their names tell.
extension SwiftReader {
  /// Notes the table of what a name stands for, for everything in a range that may become its key.
  func noteTable(of name: Int, within value: Range<Int>, into file: inout FileReading) {
    let table = context.table(ofName: name, in: list)
    guard table.name != nil || !table.isKnown else { return }
    for index in value where list[index].kind == .identifier || list[index].isLiteral {
      file.outerTables[list[index].start] = table
    }
  }
}
