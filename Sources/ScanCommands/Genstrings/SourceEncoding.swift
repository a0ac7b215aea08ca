import CommandLineOptions
import Foundation
import SourceFiles
import StringResources

/// How source code stores its text, where a byte order mark does not tell.
struct SourceEncoding: Sendable {
  private let name: String
  private let encoding: String.Encoding

  static let utf8 = SourceEncoding(name: "utf-8", encoding: .utf8)
  static let macRoman = SourceEncoding(name: "macintosh", encoding: .macOSRoman)

  private init(name: String, encoding: String.Encoding) {
    self.name = name
    self.encoding = encoding
  }

  /// Finds an encoding by its IANA name or a usual one, whatever its case.
  init?(name: String) {
    guard let encoding = Self.encodings[name.lowercased()] else { return nil }
    self.init(name: name, encoding: encoding)
  }

  /// Returns the name that was probably meant.
  static func hint(for name: String) -> String {
    encodings.keys.sorted().suggestion(for: name.lowercased())
      ?? "write an IANA name such as 'utf-16' or 'iso-8859-1'"
  }

  /// Why a text cannot be decoded.
  struct Failure: Error {
    let message: String
  }

  /// Decodes a file's bytes; a byte order mark counts for more than what is said of the file.
  func decode(_ stored: [UInt8], at path: FilePath) throws(Failure) -> SourceText {
    let marked = SourceText(path: path, stored: stored)
    if marked.encoding != .utf8 { return marked }
    guard encoding == .utf8 else {
      guard let text = String(data: Data(stored), encoding: encoding) else {
        throw Failure(message: "cannot read '\(path)' as \(name)")
      }
      return SourceText(path: path, bytes: Array(text.utf8))
    }
    guard let offset = stored.firstInvalidUTF8 else { return marked }
    var locator = SourceLocator(marked)
    let location = locator.location(of: offset..<offset + 1)
    throw Failure(
      message: "cannot read '\(path)' as UTF-8: byte \(location.column) of line \(location.line) "
        + "belongs to no character; '-encoding NAME' or '-d' may help"
    )
  }

  /// Decodes a file's bytes in the first encoding that fits them; Mac OS Roman fits any.
  static func decodeAnyhow(_ stored: [UInt8], at path: FilePath) -> SourceText {
    let looksWide = stored.count % 2 == 0 && stored.contains(0)
    let wide: [String.Encoding] = looksWide ? [.utf16LittleEndian, .utf16BigEndian] : []
    for encoding in [.utf8] + wide + [.windowsCP1252, .macOSRoman] {
      guard let text = String(data: Data(stored), encoding: encoding) else { continue }
      return SourceText(path: path, bytes: Array(text.utf8))
    }
    return SourceText(path: path, bytes: stored)
  }

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
    "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
    "utf-32": .utf32, "utf-32le": .utf32LittleEndian, "utf-32be": .utf32BigEndian,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
    "macintosh": .macOSRoman, "macroman": .macOSRoman, "shift_jis": .shiftJIS,
    "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP, "x-nextstep": .nextstep,
  ]
}
