import SourceFiles

/// The mark in the comment of a `.strings` file's key which says that no code uses it any more.
package enum GoneMark {
  static let text = "No code uses this key any more."

  /// Returns a comment without the mark that it begins with; nil where it has none.
  package static func remainder(of comment: String) -> String? {
    if comment == text { return "" }
    return comment.hasPrefix(text + "\n") ? String(comment.dropFirst(text.count + 1)) : nil
  }

  /// Returns a comment with the mark above what it says.
  static func marking(_ comment: String?) -> String { comment.map { text + "\n" + $0 } ?? text }

  /// Returns where the mark stands in a comment, with the space behind it; nil where it has none.
  static func range(in bytes: [UInt8], _ comment: Range<Int>) -> Range<Int>? {
    var start = min(comment.lowerBound + 2, comment.upperBound)
    while start < comment.upperBound, bytes[start].isBlank { start += 1 }
    guard bytes[start..<comment.upperBound].starts(with: text.utf8) else { return nil }
    var end = start + text.utf8.count
    while end < comment.upperBound, bytes[end].isBlank { end += 1 }
    // A sentence that goes on was written by a person.
    let rest = bytes[end..<comment.upperBound]
    guard rest.first?.isLineEnd ?? true || rest.elementsEqual("*/".utf8) else { return nil }
    while end < comment.upperBound, bytes[end].isSpace { end += 1 }
    return start..<end
  }
}
