import SwiftSource

// The tables that the keys of constants, properties and functions are looked up in, as far as the
// uses of their names tell.
extension SwiftReader {
  /// Notes the table of what a name stands for, for everything in a range that may become its key.
  func noteTable(of name: Int, within value: Range<Int>, into file: inout FileReading) {
    guard let lookUp = context.lookUp(ofName: name, in: list) else { return }
    for index in value where list[index].kind == .identifier || list[index].isLiteral {
      file.outerLookUps[list[index].start] = lookUp
    }
  }
}
