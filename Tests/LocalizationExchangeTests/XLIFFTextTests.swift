import LocalizationModel
import SourceFiles
import TextFormats
import Testing

@testable import LocalizationExchange

@Suite struct XLIFFTextTests {
  private static let forbidden: [Unicode.Scalar] =
    (1..<0x20).compactMap { Unicode.Scalar($0) }.filter { !"\t\n\r".unicodeScalars.contains($0) }
    + ["\0", "\u{FFFE}", "\u{FFFF}"]

  @Test(arguments: [ExchangeFormat.xliff, .xliff2], forbidden)
  func `a document holds no character that XML cannot hold`(
    format: ExchangeFormat,
    scalar: Unicode.Scalar
  ) throws {
    let text = "a\(scalar)b"
    var unit = ExchangeUnit(id: "key", source: "Key", target: .init("Text"), note: text)
    unit.target?.state = .unfinished("x-" + text)
    unit.context.uses = [text]
    unit.context.others = [text: text]
    let file = ExchangeFile(original: text, units: [unit])
    let document = ExchangeDocument(source: Language(text), target: Language(text), files: [file])
    let writable = format.writable(document)
    #expect(writable.leftOut.isEmpty)
    let bytes = format.bytes(writable.document, .init(id: "test", name: "Test", version: "1"))
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(scalar))
    let read = try format.read(bytes)
    let escape = "a\\u{\(String(scalar.value, radix: 16, uppercase: true))}b"
    #expect(read.files.map(\.original) == [escape])
    #expect(read.files[0].units.map(\.note) == [escape])
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2], forbidden)
  func `a text with a character that XML cannot hold is left out`(
    format: ExchangeFormat,
    scalar: Unicode.Scalar
  ) {
    let text = "a\(scalar)b"
    let units = [
      ExchangeUnit(id: text, source: "Key"), ExchangeUnit(id: "source", source: text),
      ExchangeUnit(id: "target", source: "Key", target: .init(text)),
    ]
    let file = ExchangeFile(original: "L.strings", units: units)
    let document = ExchangeDocument(source: "en", target: "de", files: [file])
    #expect(format.writable(document).leftOut == [text, "source", "target"])
  }
}
