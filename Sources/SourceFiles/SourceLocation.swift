/// A range of a text's bytes, and the line and column where it begins.
///
/// Lines and columns count from 1. A column counts UTF-8 bytes, as `swiftc` and `clang` print it.
/// Byte offsets refer to the text as UTF-8 without a byte order mark, whatever the file's encoding.
@usableFromInline package struct TextPlace: Hashable, Sendable, Codable {
  @usableFromInline let storedOffset: UInt32
  @usableFromInline let storedLength: UInt32
  @usableFromInline let storedLine: UInt32
  @usableFromInline let storedColumn: UInt32

  @inlinable
  package init(offset: Int, length: Int, line: Int, column: Int) {
    storedOffset = UInt32(clamping: offset)
    storedLength = UInt32(clamping: length)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  package var offset: Int { Int(storedOffset) }
  package var length: Int { Int(storedLength) }
  package var line: Int { Int(storedLine) }
  package var column: Int { Int(storedColumn) }
  package var range: Range<Int> { offset..<offset + length }
}

/// A place in a file.
package struct SourceLocation: Hashable, Sendable, Codable {
  package let path: FilePath
  package let place: TextPlace

  package init(path: FilePath, place: TextPlace) {
    self.path = path
    self.place = place
  }

  package init(path: FilePath, offset: Int, length: Int, line: Int, column: Int) {
    self.path = path
    place = TextPlace(offset: offset, length: length, line: line, column: column)
  }

  /// A whole file: line 1, column 1, no length.
  package init(path: FilePath) {
    self.init(path: path, offset: 0, length: 0, line: 1, column: 1)
  }

  package var offset: Int { place.offset }
  package var length: Int { place.length }
  package var line: Int { place.line }
  package var column: Int { place.column }
  package var range: Range<Int> { place.range }
}

extension SourceLocation: Comparable, CustomStringConvertible {
  /// Orders by path, then by place in the file.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.offset, left.length) < (right.offset, right.length)
  }

  package var description: String { "\(path):\(line):\(column)" }
}
