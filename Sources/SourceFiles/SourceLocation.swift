/// A range of a text's bytes, and the line and column where it begins.
///
/// Lines and columns count from 1. A column counts UTF-8 bytes, as `swiftc` and `clang` print it.
/// Byte offsets refer to the text as UTF-8 without a byte order mark, whatever the file's encoding.
public struct TextPlace: Hashable, Sendable, Codable {
  @usableFromInline let storedOffset: UInt32
  @usableFromInline let storedLength: UInt32
  @usableFromInline let storedLine: UInt32
  @usableFromInline let storedColumn: UInt32

  @inlinable
  public init(offset: Int, length: Int, line: Int, column: Int) {
    storedOffset = UInt32(clamping: offset)
    storedLength = UInt32(clamping: length)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  public var offset: Int { Int(storedOffset) }
  public var length: Int { Int(storedLength) }
  public var line: Int { Int(storedLine) }
  public var column: Int { Int(storedColumn) }
  public var range: Range<Int> { offset..<offset + length }
}

/// A place in a file.
public struct SourceLocation: Hashable, Sendable, Codable {
  public let path: FilePath
  public let place: TextPlace

  public init(path: FilePath, place: TextPlace) {
    self.path = path
    self.place = place
  }

  public init(path: FilePath, offset: Int, length: Int, line: Int, column: Int) {
    self.path = path
    place = TextPlace(offset: offset, length: length, line: line, column: column)
  }

  /// A whole file: line 1, column 1, no length.
  public init(path: FilePath) {
    self.init(path: path, offset: 0, length: 0, line: 1, column: 1)
  }

  public var offset: Int { place.offset }
  public var length: Int { place.length }
  public var line: Int { place.line }
  public var column: Int { place.column }
  public var range: Range<Int> { place.range }
}

extension SourceLocation: Comparable, CustomStringConvertible {
  /// Orders by path, then by place in the file.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.offset, left.length) < (right.offset, right.length)
  }

  public var description: String { "\(path):\(line):\(column)" }
}
