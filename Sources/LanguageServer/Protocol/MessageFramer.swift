import Platform
import SourceFiles

/// Takes a stream of bytes apart into messages: each has headers, an empty line, and its content.
///
/// Bytes that are no message are skipped up to the next header with a length.
struct MessageFramer {
  private var buffer: [UInt8] = []
  /// Where the bytes begin that were not read yet.
  private var start = 0

  /// No message is longer: an editor sends texts, and no reader here takes longer ones.
  static let sizeLimit = 1 << 28
  /// No headers are longer.
  private static let headerLimit = 4096
  private static let lengthHeader = Array("content-length:".utf8)

  mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// Returns the content of the next message; nil until all of it has come.
  mutating func next() -> [UInt8]? {
    while let end = endOfHeaders() {
      guard let length = length(in: buffer[start..<end]) else {
        start = end
        continue
      }
      guard buffer.count - end >= length else { return nil }
      start = end + length
      return Array(buffer[end..<start])
    }
    // What has no end yet and is too long for headers is none.
    if buffer.count - start > Self.headerLimit { start = buffer.count - Self.headerLimit }
    return nil
  }

  /// Returns where the content behind the next empty line begins.
  private func endOfHeaders() -> Int? {
    var index = start
    while index < buffer.count {
      let lineFeed = buffer.offset(of: 0x0A, from: index)
      guard lineFeed < buffer.count else { return nil }
      let line = buffer[index..<lineFeed].filter { $0 != 0x0D }
      index = lineFeed + 1
      if line.isEmpty { return index }
    }
    return nil
  }

  /// Reads the length of the content; nil where no header has a usable one.
  private func length(in headers: ArraySlice<UInt8>) -> Int? {
    for line in headers.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).reversed() {
      let name = line.prefix(Self.lengthHeader.count).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      guard name == Self.lengthHeader else { continue }
      let value = line.dropFirst(name.count).filter { $0 != 0x20 && $0 != 0x09 }
      let length = Int(String(decoding: value, as: UTF8.self))
      return length.flatMap { (0...Self.sizeLimit).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Returns a message with its headers.
  static func frame(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
