import Platform
import SourceFiles

/// Takes a stream of bytes apart into messages.
///
/// Bytes that are no message are skipped: up to the next header with a length, or to the end of the line.
package struct MessageFramer {
  private let framing: Framing
  private var buffer: [UInt8] = []
  /// Where the bytes begin that were not read yet.
  private var start = 0

  /// Where the bytes begin in which no end of a line was looked for.
  private var searched = 0
  /// Whether the beginning of a line that is too long was skipped, and its end has not come yet.
  private var isSkipping = false

  /// No message is longer: an editor sends texts, and no reader here takes longer ones.
  package static let sizeLimit = 1 << 28
  /// No headers are longer.
  private static let headerLimit = 4096
  private static let lengthHeader = Array("content-length:".utf8)

  package init(_ framing: Framing) { self.framing = framing }

  package mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeFirst(start)
      searched = max(0, searched - start)
      start = 0
    }
    buffer += bytes
  }

  /// Returns the content of the next message; nil until all of it has come.
  package mutating func next() -> [UInt8]? {
    switch framing {
    case .headers: nextBehindHeaders()
    case .lines: nextLine()
    }
  }

  /// Returns the next line that is not blank, without its end.
  private mutating func nextLine() -> [UInt8]? {
    while true {
      let end = buffer.offset(of: 0x0A, from: max(start, searched))
      searched = end
      guard end < buffer.count else {
        if buffer.count - start > Self.sizeLimit { (isSkipping, start) = (true, buffer.count) }
        return nil
      }
      let line = buffer[start..<end]
      start = end + 1
      let isRest = isSkipping
      isSkipping = false
      if !isRest, line.contains(where: { $0 > 0x20 }) { return Array(line) }
    }
  }

  private mutating func nextBehindHeaders() -> [UInt8]? {
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
}
