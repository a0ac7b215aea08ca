/// A place in a file: a range of bytes, and the line and column where it begins.
///
/// Lines and columns count from 1. A column counts UTF-8 bytes, as `swiftc` and `clang` print it.
/// Byte offsets refer to the text as UTF-8 without a byte order mark, whatever the file's encoding.
public struct SourceLocation: Hashable, Sendable, Codable {
  public let path: FilePath
  private let storedOffset: UInt32
  private let storedLength: UInt32
  private let storedLine: UInt32
  private let storedColumn: UInt32

  public init(path: FilePath, offset: Int, length: Int, line: Int, column: Int) {
    self.path = path
    storedOffset = UInt32(clamping: offset)
    storedLength = UInt32(clamping: length)
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// A whole file: line 1, column 1, no length.
  public init(path: FilePath) {
    self.init(path: path, offset: 0, length: 0, line: 1, column: 1)
  }

  public var offset: Int { Int(storedOffset) }
  public var length: Int { Int(storedLength) }
  public var line: Int { Int(storedLine) }
  public var column: Int { Int(storedColumn) }
  public var range: Range<Int> { offset..<offset + length }
}

extension SourceLocation: Comparable, CustomStringConvertible {
  /// Orders by path, then by place in the file.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.offset, left.length) < (right.offset, right.length)
  }

  public var description: String { "\(path):\(line):\(column)" }
}
