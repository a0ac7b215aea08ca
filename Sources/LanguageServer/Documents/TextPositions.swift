import Platform
import SourceFiles

/// The units that columns count, as client and server agree on them.
enum PositionEncoding: String, Sendable, Codable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses among what a client offers: what takes no counting, or else what all have to know.
  init(offered: [String]) {
    let known = offered.compactMap { PositionEncoding(rawValue: $0) }
    self = known.contains(.utf8) ? .utf8 : known == [.utf32] ? .utf32 : .utf16
  }

  /// The units of a character that takes some bytes of UTF-8.
  fileprivate func units(ofBytes count: Int) -> Int {
    switch self {
    case .utf8: count
    case .utf16: count == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}

/// The lines of a text, by which offsets of its bytes and positions of the protocol are
/// distinguished from each other.
///
/// LF, CR LF and CR end lines. A position behind the end of a line means that end, one behind the last
/// line the end of the text, and one within a character its beginning.
struct TextPositions: Sendable {
  let bytes: [UInt8]
  /// Where the lines begin, in ascending order.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var (lineFeed, carriageReturn) = (
      bytes.offset(of: 0x0A, from: 0), bytes.offset(of: 0x0D, from: 0)
    )
    while min(lineFeed, carriageReturn) < bytes.count {
      if carriageReturn < lineFeed {
        let isPair = carriageReturn + 1 == lineFeed && lineFeed < bytes.count
        starts.append(carriageReturn + (isPair ? 2 : 1))
        carriageReturn = bytes.offset(of: 0x0D, from: carriageReturn + 1)
        if isPair { lineFeed = bytes.offset(of: 0x0A, from: lineFeed + 1) }
      } else {
        starts.append(lineFeed + 1)
        lineFeed = bytes.offset(of: 0x0A, from: lineFeed + 1)
      }
    }
    self.starts = starts
  }

  /// Returns the offset of a position.
  func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let content = content(ofLine: position.line)
    var (offset, units) = (content.lowerBound, 0)
    while offset < content.upperBound {
      let length = lengthOfCharacter(at: offset, before: content.upperBound)
      units += encoding.units(ofBytes: length)
      if units > position.character { break }
      offset += length
    }
    return offset
  }

  /// Returns the position of an offset.
  func position(of offset: Int, in encoding: PositionEncoding) -> Position {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    let content = content(ofLine: line)
    var (index, units) = (content.lowerBound, 0)
    while index < min(offset, content.upperBound) {
      let length = lengthOfCharacter(at: index, before: content.upperBound)
      // An offset within a character, which no reader gives, is taken for its beginning.
      if index + length > offset { break }
      units += encoding.units(ofBytes: length)
      index += length
    }
    return Position(line: line, character: units)
  }

  func range(of range: Range<Int>, in encoding: PositionEncoding) -> PositionRange {
    PositionRange(
      start: position(of: range.lowerBound, in: encoding),
      end: position(of: range.upperBound, in: encoding)
    )
  }

  /// Returns the offsets of a range, which is empty where its ends stand the wrong way around.
  func offsets(of range: PositionRange, in encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, in: encoding)
    return start..<max(start, offset(of: range.end, in: encoding))
  }

  /// Returns the number of the line that an offset stands on, counted from 0.
  func line(of offset: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }

  /// Returns the bytes of a line without its end.
  func content(ofLine line: Int) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      end -= end - start > 1 && bytes[end - 1] == 0x0A && bytes[end - 2] == 0x0D ? 2 : 1
    }
    return start..<end
  }

  /// Returns how many bytes a character takes; a byte that is no part of one stands for itself.
  private func lengthOfCharacter(at offset: Int, before end: Int) -> Int {
    let byte = bytes[offset]
    if byte < 0xC2 { return 1 }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
    let isWhole =
      offset + length <= end
      && bytes[offset + 1..<offset + length].allSatisfy { $0 & 0xC0 == 0x80 }
    return isWhole ? length : 1
  }
}
