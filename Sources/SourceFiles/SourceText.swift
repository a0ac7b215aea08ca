import Platform

/// The text of one file, as UTF-8 bytes.
package struct SourceText: Sendable {
  package let path: FilePath
  /// The text as UTF-8, without a byte order mark; not necessarily valid where the file is not.
  package let bytes: [UInt8]
  /// How the file stores the text.
  package let encoding: TextEncoding

  package init(path: FilePath, bytes: [UInt8], encoding: TextEncoding = .utf8) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }

  /// Makes a text from a file's stored bytes, decoding them as their byte order mark says.
  package init(path: FilePath, stored: [UInt8]) {
    encoding = TextEncoding(detecting: stored)
    bytes = encoding.decode(stored)
    self.path = path
  }

  /// Reads a file.
  ///
  /// - Throws: `FileError` when it cannot be read.
  package init(reading path: FilePath, in files: FileSystem) throws(FileError) {
    self.init(path: path, stored: try files.read(path))
  }
}

/// Finds lines and columns for byte ranges that mostly ascend.
///
/// It counts line ends once on the way forward; a range before the last one starts over.
/// CR, LF and CR LF each end a line, as CoreFoundation and the compilers count.
package struct SourceLocator: Sendable {
  private let text: SourceText
  private var line = 1
  private var lineStart = 0
  private var scanned = 0
  /// Whether no line ends in CR, so that only LF has to be looked for.
  private let hasPlainLineEnds: Bool
  /// Where the line ends, if that was looked for: a long line is searched once, not for each place.
  private var lineEnd = -1

  package init(_ text: SourceText) {
    self.text = text
    hasPlainLineEnds = text.bytes.offset(of: 0x0D, from: 0) == text.bytes.count
  }

  /// Returns the location of a range of the text's bytes; what lies behind its end is cut off.
  ///
  /// Complexity: linear in the distance from the range of the last call, where that came before.
  package mutating func location(of range: Range<Int>) -> SourceLocation {
    SourceLocation(path: text.path, place: place(of: range))
  }

  /// Returns the place of a range of the text's bytes, in the same way.
  package mutating func place(of range: Range<Int>) -> TextPlace {
    let start = min(range.lowerBound, text.bytes.count)
    move(to: start)
    return TextPlace(
      offset: start,
      length: min(range.upperBound, text.bytes.count) - start,
      line: line,
      column: start - lineStart + 1
    )
  }

  /// Returns whether a range of the text's bytes holds no end of a line.
  package mutating func isOnOneLine(_ range: Range<Int>) -> Bool {
    guard hasPlainLineEnds else {
      return text.bytes.offset(of: 0x0A, or: 0x0D, in: range) == range.upperBound
    }
    // The end of the line will be requested all the same, by what stands on the next one.
    move(to: range.lowerBound)
    return lineEnd >= range.upperBound
  }

  private mutating func move(to offset: Int) {
    if offset < lineStart { (line, lineStart, scanned, lineEnd) = (1, 0, 0, -1) }
    // The texts of an entry mostly stand on one line.
    if lineEnd < offset { countLines(upTo: offset) }
  }

  private mutating func countLines(upTo target: Int) {
    guard hasPlainLineEnds else { return countAnyLines(upTo: target) }
    if lineEnd < lineStart {
      lineEnd = text.bytes.offset(of: 0x0A, in: lineStart..<text.bytes.count)
    }
    while lineEnd < target {
      line += 1
      lineStart = lineEnd + 1
      lineEnd = text.bytes.offset(of: 0x0A, in: lineStart..<text.bytes.count)
    }
  }

  private mutating func countAnyLines(upTo target: Int) {
    let bytes = text.bytes
    // Local variables can stay in registers, which the properties of an inout value cannot.
    var index = scanned
    var lineEnds = 0
    while index < target {
      let byte = bytes[index]
      index += 1
      guard byte <= 0x0D, byte.isLineEnd else { continue }
      let isFirstOfPair = byte == 0x0D && index < bytes.count && bytes[index] == 0x0A
      if isFirstOfPair { continue }
      lineEnds += 1
      lineStart = index
    }
    line += lineEnds
    scanned = max(scanned, target)
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
