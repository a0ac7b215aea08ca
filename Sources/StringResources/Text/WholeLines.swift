import Platform

extension [UInt8] {
  /// Returns a range with its lines' indentation and last line end, where it fills its lines; and
  /// with one of the empty lines around it.
  func wholeLines(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, self[start - 1].isBlank { start -= 1 }
    end = endOfComments(from: end)
    let isFirstOfLine = start == 0 || self[start - 1].isLineEnd
    guard isFirstOfLine, end == count || self[end].isLineEnd else {
      return start..<range.upperBound
    }
    end = lineEnd(from: end)
    let previous = startOfLineEnd(before: start)
    guard start == 0 || previous == 0 || self[previous - 1].isLineEnd else { return start..<end }
    if end == count { return previous..<end }
    return start..<(self[end].isLineEnd ? lineEnd(from: end) : end)
  }

  /// Returns the end of the blanks and comments that stand on the rest of a line.
  ///
  /// A line may hold all of the file, so that only its next bytes are looked at.
  private func endOfComments(from start: Int) -> Int {
    let near = self[start...].prefix(4_096)
    let limit = near.firstIndex(where: \.isLineEnd) ?? near.endIndex
    var end = start
    while end < limit {
      if self[end].isBlank {
        end += 1
      } else if self[end...].starts(with: "//".utf8) {
        end = limit
      } else if self[end...].starts(with: "/*".utf8),
        let close = self[Swift.min(end + 2, limit)..<limit].firstOccurrence(of: Array("*/".utf8))
      {
        end = close.upperBound
      } else {
        break
      }
    }
    return end
  }

  /// Returns where the line end in front of `index` begins; `index` itself where there is none.
  func startOfLineEnd(before index: Int) -> Int {
    guard index > 0, self[index - 1].isLineEnd else { return index }
    let isPair = index > 1 && self[index - 1] == "\n" && self[index - 2] == "\r"
    return index - (isPair ? 2 : 1)
  }

  /// Returns where the line end at `index` ends: LF, CR, or CR LF.
  private func lineEnd(from index: Int) -> Int {
    guard index < count else { return index }
    let isPair = self[index] == "\r" && index + 1 < count && self[index + 1] == "\n"
    return index + (isPair ? 2 : 1)
  }
}
