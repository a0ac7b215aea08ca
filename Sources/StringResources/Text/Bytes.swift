import SourceFiles

// Lets bytes be compared and matched with ASCII literals: `byte == "\n"`, `case "a"..."z":`.

func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == scalar.value }

func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  range.lowerBound.value <= UInt32(byte) && UInt32(byte) <= range.upperBound.value
}

func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }

func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) != scalar.value }

extension UInt8 {
  var isLineEnd: Bool { self == "\n" || self == "\r" }

  /// A blank that does not end a line.
  var isBlank: Bool { self == " " || self == "\t" }

  /// A blank or a part of a line end.
  var isSpace: Bool { isBlank || isLineEnd }
}

extension [UInt8] {
  /// Where a text begins of which the first byte order mark has been taken away: behind any others.
  ///
  /// They stay among the text's bytes, so that all positions are those of the file.
  var endOfMarks: Int {
    let mark = TextEncoding.utf8WithMark.mark
    var end = 0
    while end < count, self[end] == mark[0], self[end...].starts(with: mark) { end += mark.count }
    return end
  }

  /// Appends the UTF-8 of `scalar`.
  mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
  }
}
