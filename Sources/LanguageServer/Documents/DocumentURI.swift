import AuditReports
import SourceFiles

/// The address of a document, as the client spells it.
struct DocumentURI: Hashable, Sendable, Codable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Makes the address of a file.
  init(_ path: FilePath) { text = "file://" + path.string.asURI }

  /// The file that the address names; nil for a document that is no file.
  var path: FilePath? {
    guard text.utf8.starts(with: "file://".utf8) else { return nil }
    let rest = text.utf8.dropFirst("file://".utf8.count)
    // A host may stand in front, which can only be this machine.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")),
      ["", "localhost"].contains(String(rest[..<slash]) ?? "")
    else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.endIndex, rest[index] != UInt8(ascii: "?"), rest[index] != UInt8(ascii: "#")
    {
      let digits = String(rest[index...].dropFirst().prefix(2)) ?? ""
      if rest[index] == UInt8(ascii: "%"), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      {
        bytes.append(byte)
        index = rest.index(index, offsetBy: 3)
      } else {
        bytes.append(rest[index])
        index = rest.index(after: index)
      }
    }
    let path = FilePath(String(decoding: bytes, as: UTF8.self))
    return path.absolute(from: "/")
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
