import LocalizationModel
import SourceFiles

extension [UInt8] {
  /// Whether the comment that begins at `start` is an instruction to the program.
  func isDirective(from start: Int) -> Bool {
    var index = start + 2
    while index < count, self[index] == " " || self[index] == "\t" { index += 1 }
    // Nearly every comment is another one by its first letter.
    return index < count && self[index] == "l" && self[index...].starts(with: mark)
  }

  /// Returns a comment's instruction to the program, without its mark and its end.
  package func directiveText(in comment: Range<Int>) -> String {
    var text = self[comment].dropFirst(2).drop { $0 != "l" }.dropFirst(mark.count)
    if comment.count > 3, text.suffix(2).elementsEqual([0x2A, 0x2F]),
      self[comment.lowerBound + 1] == "*"
    {
      text = text.dropLast(2)
    }
    let line = text.prefix { !$0.isNewline }
    return String(decoding: line, as: UTF8.self)
  }
}

private let mark = Array(ScanDirective.mark.utf8)
