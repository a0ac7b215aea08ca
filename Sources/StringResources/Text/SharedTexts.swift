import LocalizationModel
import SourceFiles

/// The keys and comments of a file, for another one of the same table that has them too.
///
/// Files of a table mostly have the same keys in nearly the same order. A key is looked for behind
/// the place where the last one was found; where it is not near, it gets a text of its own.
struct SharedTexts {
  private let entries: [TableEntry]
  /// Where the last key was found.
  private var found: Int?
  private var next = 0

  /// Takes the entries of the other file; none where there is no other.
  init(of entries: [TableEntry]) {
    self.entries = entries
  }

  /// Returns what a key says.
  mutating func key(_ key: OldStyleLiteral, in bytes: [UInt8]) -> String {
    guard next < entries.count, !key.hasEscapes else {
      found = nil
      return key.text(in: bytes)
    }
    let reach = 8
    for index in next..<min(next + reach, entries.count) {
      let other = entries[index].key
      guard bytes.holds(other, at: key.content) else { continue }
      found = index
      next = index + 1
      return other
    }
    found = nil
    return key.text(in: bytes)
  }

  /// Returns what the comments of the last key say.
  func comment(_ range: Range<Int>, in bytes: [UInt8]) -> String? {
    OldStyleComment.text(in: bytes, range, probably: found.flatMap { entries[$0].comment })
  }
}

extension [UInt8] {
  /// Returns the text of a range: the very one that it probably is, if it is.
  func text(at range: Range<Int>, probably other: String?) -> String {
    if let other, holds(other, at: range) { return other }
    return String(decoding: self[range], as: UTF8.self)
  }
}
