import Platform
import SourceFiles

/// Finds what is wrong with the form of a source file, where it can hide keys.
///
/// Only the first is reported, beside bytes that are no text: the others most often follow from it.
/// Reading goes on in spite of all of them.
package struct SourceDefects {
  package typealias Defect = (range: Range<Int>, message: String)

  package let list: TokenList
  package let syntax: SourceSyntax

  package init(list: TokenList, syntax: SourceSyntax) {
    self.list = list
    self.syntax = syntax
  }

  /// Finds the defects of a whole file, in the order of their places.
  ///
  /// Comments are looked at unless they are tokens of their own, as `hasComments` says.
  package func find(hasComments: Bool) -> [Defect] {
    if let binary { return [binary] }
    let unclosed = unclosedString ?? (hasComments ? nil : unclosedComment)
    let found = [invalidText, unclosed ?? unpairedBracket]
    return found.compactMap(\.self).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private var bytes: [UInt8] { list.bytes }

  private var binary: Defect? {
    let offset = bytes.offset(of: 0, from: 0)
    guard offset < min(4096, bytes.count) else { return nil }
    return (offset..<offset + 1, "file is binary, not source code")
  }

  /// In C only the bytes of literals matter; comments in an old encoding do no harm.
  private var invalidText: Defect? {
    guard let first = bytes.firstInvalidUTF8() else { return nil }
    let offset =
      syntax == .swift
      ? first
      : list.literals.lazy.compactMap { index in
        Array(bytes[list[index].range]).firstInvalidUTF8().map { list[index].start + $0 }
      }.first
    return offset.map { offset in
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      return (offset..<offset + 1, "byte 0x\(byte) is not valid UTF-8")
    }
  }

  private var unclosedString: Defect? {
    let literal = list.literals.first { !isPlain(list[$0]) && !isClosed(list[$0]) }
    return literal.map { index in
      let start = list[index].start
      return (start..<min(start + 1, list[index].end), "string literal is not closed")
    }
  }

  /// Returns whether a literal stands between two quotes alone, as nearly all do.
  private func isPlain(_ token: Token) -> Bool {
    let quote = UInt8(ascii: "\"")
    let last = token.end - 1
    let start = bytes[token.start] == UInt8(ascii: "@") ? token.start + 1 : token.start
    guard last > start, bytes[start] == quote, bytes[last] == quote else { return false }
    return last == start + 1
      || bytes[start + 1] != quote && bytes[last - 1] != UInt8(ascii: "\\")
  }

  /// Returns whether a literal ends with the marks that it begins with.
  private func isClosed(_ token: Token) -> Bool {
    let text = bytes[token.range].drop { $0 == "@" }
    let hashes = text.prefix { $0 == "#" }.count
    let quotes = text.dropFirst(hashes).prefix { $0 == "\"" }.count
    // What begins in another way is a raw literal of C++, which ends with its file or where it should.
    guard quotes > 0 else { return true }
    // With signs of number, three marks may also be a literal of one line that holds one.
    let isLong = quotes >= 3 && (hashes == 0 || text.contains { $0.isNewline })
    let marks = (isLong && syntax == .swift ? 3 : 1) + hashes
    guard text.count >= 2 * marks, text.suffix(hashes).allSatisfy({ $0 == "#" }) else {
      return false
    }
    let body = text.dropLast(hashes)
    guard body.suffix(marks - hashes).allSatisfy({ $0 == "\"" }) else { return false }
    // A backslash in front of the last mark escapes it, where no sign of number stands for it.
    guard hashes == 0 else { return true }
    let escapes = body.dropLast(marks).reversed().prefix { $0 == "\\" }.count
    return escapes.isMultiple(of: 2)
  }

  /// A comment that is not closed reaches to the end, so that no token stands behind it.
  private var unclosedComment: Defect? {
    var cursor = Cursor(bytes, in: list.end..<bytes.count)
    var depth = 0
    var start = cursor.offset
    while !cursor.isAtEnd {
      if depth == 0, cursor.current == "/", cursor.peek(1) == "/" {
        cursor.skipLine()
      } else if cursor.current == "/", cursor.peek(1) == "*", depth == 0 || syntax == .swift {
        if depth == 0 { start = cursor.offset }
        depth += 1
        cursor.advance(by: 2)
      } else if depth > 0, cursor.current == "*", cursor.peek(1) == "/" {
        depth -= 1
        cursor.advance(by: 2)
      } else {
        cursor.advance()
      }
    }
    return depth > 0 ? (start..<start + 2, "comment is not closed") : nil
  }

  /// In C the branches of `#if` may each open what is closed once.
  private var unpairedBracket: Defect? {
    guard syntax == .swift, let index = list.firstUnpaired else { return nil }
    let bracket = list.text(index)
    let message = list[index].kind.isOpeningBracket ? "is not closed" : "closes nothing"
    return (list[index].range, "'\(bracket)' \(message)")
  }
}
