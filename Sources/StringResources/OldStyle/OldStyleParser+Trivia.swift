import LocalizationModel
import Platform

extension OldStyleParser {
  /// Steps over white space and comments.
  mutating func skipTrivia() {
    cursor.skip(while: \.isWhiteSpace)
    // Mostly that is all.
    guard let byte = cursor.current, byte == 0x2F || byte == 0xE2 else { return }
    skipRareTrivia()
  }

  private mutating func skipRareTrivia() {
    while let byte = cursor.current {
      switch byte {
      case 0x2F where skipComment() != nil: break
      case 0xE2 where cursor.isAtSeparator: cursor.advance(by: 3)
      default: return
      }
      cursor.skip(while: \.isWhiteSpace)
    }
  }

  /// Steps over white space and comments, and returns the comments that belong to what follows.
  ///
  /// Those are the ones that stand immediately in front of it: no empty line may come between, and
  /// a comment on the line where the last entry ends belongs to that one.
  mutating func readLeadingComment() -> Range<Int>? {
    var comment: Range<Int>?
    var lineEnds = 0
    while let byte = cursor.current {
      switch byte {
      case "\n", "\r":
        cursor.advance()
        if byte == "\r" { _ = cursor.consume("\n") }
        lineEnds += 1
        if isOnEntryLine {
          noteRemark(comment)
          comment = nil
        } else if lineEnds > 1 {
          reportIfLost(comment)
          comment = nil
        }
        isOnEntryLine = false
      case 0x09...0x0D, 0x20: cursor.advance()
      case 0xE2 where cursor.isAtSeparator: cursor.advance(by: 3)
      case 0x2F:
        guard let range = skipComment() else { return comment }
        comment = (comment?.lowerBound ?? range.lowerBound)..<range.upperBound
        lineEnds = 0
      default: return comment
      }
    }
    if isOnEntryLine { noteRemark(comment) } else { reportIfLost(comment) }
    return comment
  }

  /// Keeps the comment on the line where an entry ends for that entry, if the program is meant.
  mutating func noteRemark(_ comment: Range<Int>?) {
    guard let comment, cursor.bytes.tellsProgram(comment) else { return }
    remark = (remark?.lowerBound ?? comment.lowerBound)..<comment.upperBound
  }

  /// Steps over a comment if one begins at the cursor, and returns its range.
  ///
  /// CoreFoundation takes a comment without an end for one that reaches to the end of the file.
  mutating func skipComment() -> Range<Int>? {
    let start = cursor.offset
    switch cursor.peek(ahead: 1) {
    case "/"?: cursor.skipLineComment()
    case "*"?:
      if hasUnterminatedComment || !skipBlockComment() {
        reportUnterminatedComment(at: start)
      }
    default: return nil
    }
    return start..<cursor.offset
  }

  private mutating func skipBlockComment() -> Bool {
    cursor.advance(by: 2)
    while true {
      cursor.skip(to: 0x2A)
      guard !cursor.isAtEnd else { return false }
      cursor.advance()
      if cursor.consume("/") { return true }
    }
  }

  private mutating func reportUnterminatedComment(at start: Int) {
    if !hasUnterminatedComment {
      report(
        "Comment without an end; Apple's readers drop the rest of the file",
        at: start..<start + 2
      )
    }
    hasUnterminatedComment = true
    recover(from: start)
  }
}

extension ByteCursor {
  /// Moves to where a line comment ends, which U+2028 and U+2029 do as well.
  fileprivate mutating func skipLineComment() {
    let start = offset
    skipToLineEnd()
    let end = offset
    offset = start
    while offset < end {
      offset = bytes.offset(of: 0xE2, in: offset..<end)
      if isAtSeparator { return }
      advance()
    }
    offset = end
  }

  /// Whether U+2028 or U+2029 stands at the cursor, which begins with 0xE2.
  var isAtSeparator: Bool {
    guard peek(ahead: 1) == 0x80, let last = peek(ahead: 2) else { return false }
    return last == 0xA8 || last == 0xA9
  }
}

extension UInt8 {
  /// Whether the byte is white space by itself.
  fileprivate var isWhiteSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension [UInt8] {
  /// Whether a comment is an instruction to the program.
  func tellsProgram(_ comment: Range<Int>) -> Bool {
    self[comment].firstOccurrence(of: directiveMark) != nil
  }
}

private let directiveMark = Array(ScanDirective.mark.utf8)
