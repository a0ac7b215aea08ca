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
    guard let rest = hierarchy else { return nil }
    var bytes: [UInt8] = []
    var index = rest.startIndex
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

  /// The part behind the scheme and the host, by RFC 8089, if that is a path of this machine.
  private var hierarchy: Substring.UTF8View? {
    let scheme = "file:"
    guard text.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    guard rest.starts(with: "//".utf8) else { return rest.first == UInt8(ascii: "/") ? rest : nil }
    let address = rest.dropFirst(2)
    guard let slash = address.firstIndex(of: UInt8(ascii: "/")),
      ["", "localhost"].contains(String(address[..<slash])?.lowercased() ?? "-")
    else { return nil }
    return address[slash...]
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
