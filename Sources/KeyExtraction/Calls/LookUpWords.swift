import SwiftSource

/// How members that look texts up are called.
enum LookUpWords {
  /// Words whose hashes are those of such names: what has eight letters and a length in common.
  ///
  /// Longer names are hardly that of a look-up.
  static let vocabulary = Vocabulary(
    ["localize", "localise", "localiza", "localisa"].flatMap { beginning in
      (0...16).map { beginning + String(repeating: "_", count: $0) }
    }
  )

  /// A first look at such names.
  static let filter = WordFilter([vocabulary])

  /// Returns whether a word is called like a look-up, and not like a member of a framework's type.
  static func contain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard mayContain(bytes, range) else { return false }
    let name = String(decoding: bytes[range], as: UTF8.self)
    return !KnownTexts.members.contains(name) && !LiteralCall.membersOfStrings.contains(name)
  }

  /// Returns whether a word begins like such a name.
  @inline(__always)
  static func mayContain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count >= 8 && bytes[range.lowerBound] == UInt8(ascii: "l")
      && bytes[range].starts(with: LiteralCall.bytesOfLookUp)
  }
}
