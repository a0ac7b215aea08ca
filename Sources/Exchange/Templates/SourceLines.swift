import Platform
import SourceFiles

/// The lines of code at some places.
struct SourceLines {
  private var lines: [SourceLocation: String] = [:]

  /// More bytes than a line of code has that a person reads.
  private static let limit = 160

  init(at places: [SourceLocation], in files: FileSystem) {
    for (path, places) in Dictionary(grouping: Set(places), by: \.path) {
      // The scan has reported what cannot be read; here only the quotation is lost.
      guard let text = try? SourceText(reading: path, in: files) else { continue }
      for place in places { lines[place] = Self.line(at: place, in: text.bytes) }
    }
  }

  subscript(place: SourceLocation) -> String? { lines[place] }

  private static func line(at place: SourceLocation, in bytes: [UInt8]) -> String? {
    guard bytes.indices.contains(place.offset) else { return nil }
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = bytes[..<place.offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { !isEnd($0) }.drop(while: isSpace)
    let isLong = line.count > limit
    // What is not UTF-8, such as a character cut in two, becomes U+FFFD.
    let text = String(decoding: line.prefix(limit), as: UTF8.self)
    return isLong ? text + "…" : text
  }
}
