import Platform
import SourceFiles

/// The comment at the start of a `.strings` file that says which file it is, or whose.
enum OldStyleHeader {
  /// Takes the header away from the comments in front of the first entry, if it is one of them.
  ///
  /// It is the first comment, which two slashes may begin on each of its lines, and begins with the
  /// file: a translator's may be about a copyright as well.
  static func skip(in bytes: [UInt8], _ comments: Range<Int>?) -> Range<Int>? {
    guard let comments, comments.lowerBound == 0 else { return comments }
    var header: (range: Range<Int>, lines: [ArraySlice<UInt8>])?
    var next: Int?
    OldStyleComment.forEachComment(in: bytes, comments) { comment, content in
      guard next == nil else { return }
      let isLine = bytes[comment.lowerBound + 1] != 0x2A
      let lines = bytes[content].split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isLineEnd
      )
      if header == nil {
        header = (comment, lines)
      } else if isLine, bytes[1] != 0x2A, !OldStyleComment.isApart(content, in: bytes) {
        header?.range = 0..<comment.upperBound
        header?.lines += lines
      } else {
        next = comment.lowerBound
      }
    }
    guard let header, saysOrigin(header.lines), !bytes.tellsProgram(header.range) else {
      return comments
    }
    return next.map { $0..<comments.upperBound }
  }

  /// Whether the lines of a comment name a file, those who made it, or its licence.
  ///
  /// A comment of one line may be a translator's, of a text about a copyright.
  private static func saysOrigin(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.contains { line in
      let line = line.drop { $0.isBlank || $0 == "*" }.trimmingBlanks()
      if line.firstOccurrence(of: Array("SPDX-".utf8)) != nil { return true }
      let isName = line.suffix(8).elementsEqual(".strings".utf8)
      if isName, !line.contains(where: \.isBlank) { return true }
      if lines.count > 1, line.starts(with: "Created by ".utf8) {
        return line.contains(where: \.isDigit)
      }
      guard namesYear(line) else { return false }
      return signs.contains { sign in
        lines.count > 1 ? line.firstOccurrence(of: sign) != nil : line.starts(with: sign)
      }
    }
  }

  private static let signs = ["Copyright", "©", "(c)"].map { Array($0.utf8) }

  /// Whether four digits stand together.
  private static func namesYear(_ line: ArraySlice<UInt8>) -> Bool {
    line.split { !$0.isDigit }.contains { $0.count == 4 }
  }
}

extension [UInt8] {
  /// Whether an entry with its comment begins with what would be a header at the start of a file.
  package var beginsWithHeader: Bool {
    guard first == 0x2F else { return false }
    var parser = OldStyleParser(self, isFile: false)
    let comments = parser.next()?.comment
    return OldStyleHeader.skip(in: self, comments) != comments
  }
}
