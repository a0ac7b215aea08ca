import KeyExtraction
import Platform
import SourceFiles
import TextFormats

/// Writes another text in the place of a literal: the first one behind each call that is the whole old
/// text, or the last one in front where the call follows it.
struct LiteralRenamer {
  private let old: [UInt8]
  private let new: [UInt8]

  init(_ rename: KeyRename) {
    (old, new) = (Self.literal(rename.old), Self.literal(rename.new))
  }

  /// Returns the bytes of a text with the literals of calls at `offsets` changed; nil where there are
  /// none.
  func renaming(_ text: SourceText, at offsets: [Int]) -> [UInt8]? {
    let bytes = text.bytes
    let places = occurrences(in: bytes)
    var chosen: Set<Int> = []
    for offset in offsets {
      let next = places.first { $0 >= offset }
      // `"key".localized` has its literal in front.
      let isNear =
        next.map { place in !bytes[offset..<place].contains(UInt8(ascii: "\n")) } ?? false
      let previous = places.last { $0 < offset }
      let isBehind = previous.map { $0 + old.count >= offset - 2 } ?? false
      if isBehind, let previous, !isNear {
        chosen.insert(previous)
      } else if let next {
        chosen.insert(next)
      }
    }
    guard !chosen.isEmpty else { return nil }
    var result: [UInt8] = []
    var end = 0
    for place in chosen.sorted() {
      result += bytes[end..<place] + new
      end = place + old.count
    }
    return result + bytes[end...]
  }

  /// Returns where the old text stands as a literal, outside of lines that are comments.
  func places(in text: SourceText) -> [SourceLocation] {
    var locator = SourceLocator(text)
    return occurrences(in: text.bytes).filter { !text.bytes.isInCommentLine($0) }
      .map { locator.location(of: $0..<$0 + old.count) }
  }

  private func occurrences(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var start = 0
    while let range = bytes[start...].firstOccurrence(of: old) {
      places.append(range.lowerBound)
      start = range.upperBound
    }
    return places
  }

  private static func literal(_ text: String) -> [UInt8] {
    Array("\"\(text.escapedForLiteral)\"".utf8)
  }
}
