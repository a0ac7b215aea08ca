import Diagnostics
import LocalizationModel
import SourceFiles

extension LocalizedTable {
  /// Decodes a file's bytes, and reports what is wrong with them as text.
  ///
  /// - Returns: nil when they are no text at all.
  mutating func decode(_ stored: [UInt8]) -> SourceText? {
    let text = SourceText(path: path, stored: stored)
    guard text.bytes.count <= TableBuilder.sizeLimit else {
      report("The file has more than two gigabytes, and is not read")
      return nil
    }
    if text.bytes.prefix(4).contains(0), text.encoding == .utf8 {
      report(
        "Text in UTF-16 or UTF-32 without a byte order mark, which Apple's readers refuse",
        help: "store the file as UTF-8"
      )
      return nil
    }
    let marks = 0..<text.bytes.endOfMarks
    if !marks.isEmpty { reportFurtherMarks(marks, in: text) }
    if let offset = text.bytes.firstInvalidUTF8() { reportInvalidUTF8(at: offset, in: text) }
    return text
  }

  private mutating func reportFurtherMarks(_ range: Range<Int>, in text: SourceText) {
    let defect = Defect(
      severity: .note,
      message: "Second byte order mark, which is dropped when the app is built",
      range: range,
      help: "remove it",
      fix: Defect.Fix(summary: "Remove the second byte order mark", range: range)
    )
    report([defect], in: text)
  }

  private mutating func reportInvalidUTF8(at offset: Int, in text: SourceText) {
    let byte = String(text.bytes[offset], radix: 16, uppercase: true)
    let message = "Byte 0x\(byte) is not valid UTF-8; the file may be in Latin-1 or Mac Roman"
    let help = "Store the file as UTF-8"
    report([Defect(message: message, range: offset..<offset + 1, help: help)], in: text)
  }
}
