import CommandLineOptions
import Foundation
import SourceFiles
import StringResources

/// How source code stores its text, where a byte order mark does not tell.
struct SourceEncoding: Sendable {
  private let name: String
  private let decoder: Decoder

  private enum Decoder {
    case utf8
    case macRoman
    case foundation(String.Encoding)
    #if !canImport(Darwin)
      case system(SystemCharacterSet)
    #endif
  }

  static let utf8 = SourceEncoding(name: "utf-8", decoder: .utf8)
  static let macRoman = SourceEncoding(name: "macintosh", decoder: .macRoman)

  private init(name: String, decoder: Decoder) {
    self.name = name
    self.decoder = decoder
  }

  /// Finds an encoding by its IANA name or a usual one, whatever its case.
  init?(name: String) {
    guard let decoder = Self.decoder(named: name) else { return nil }
    self.init(name: name, decoder: decoder)
  }

  private static func decoder(named name: String) -> Decoder? {
    switch name.lowercased() {
    case "utf-8", "utf8": return .utf8
    case "macintosh", "macroman", "x-mac-roman": return .macRoman
    case let name where encodings[name] != nil: return encodings[name].map { .foundation($0) }
    default: break
    }
    #if canImport(Darwin)
      let encoding = CFStringConvertIANACharSetNameToEncoding(name as CFString)
      guard encoding != kCFStringEncodingInvalidId else { return nil }
      let value = CFStringConvertEncodingToNSStringEncoding(encoding)
      return .foundation(String.Encoding(rawValue: UInt(value)))
    #else
      return SystemCharacterSet(name: systemNames[name.lowercased()] ?? name).map { .system($0) }
    #endif
  }

  /// Returns the name that was probably meant.
  static func hint(for name: String) -> String {
    (encodings.keys + ["gb18030", "big5", "euc-jp", "euc-kr", "koi8-r", "iso-8859-15"]).sorted()
      .suggestion(for: name.lowercased())
      ?? "write an IANA name such as 'utf-16' or 'iso-8859-1'"
  }

  /// Why a text cannot be decoded.
  struct Failure: Error {
    let message: String
  }

  /// Decodes a file's bytes; a byte order mark counts for more than what is said of the file.
  ///
  /// Where the encoding is to be found out, bytes that look like UTF-16 are, and those that do not
  /// fit what was said are read in the first encoding that they fit.
  func decode(
    _ stored: [UInt8],
    at path: FilePath,
    detecting: Bool
  ) throws(Failure) -> SourceText {
    let marked = SourceText(path: path, stored: stored)
    if marked.encoding != .utf8 { return marked }
    guard detecting else { return try decode(stored, marked) }
    if let wide = stored.likelyUTF16 {
      return SourceText(path: path, bytes: wide.decode(wide.mark + stored))
    }
    do throws(Failure) {
      return try decode(stored, marked)
    } catch {
      let text = String(data: Data(stored), encoding: .windowsCP1252)
      return SourceText(path: path, bytes: text.map { Array($0.utf8) } ?? MacRoman.utf8(of: stored))
    }
  }

  private func decode(_ stored: [UInt8], _ marked: SourceText) throws(Failure) -> SourceText {
    let bytes: [UInt8]?
    switch decoder {
    case .utf8: return try checked(stored, marked)
    case .macRoman: bytes = MacRoman.utf8(of: stored)
    case .foundation(let encoding):
      bytes = String(data: Data(stored), encoding: encoding).map { Array($0.utf8) }
    #if !canImport(Darwin)
      case .system(let characters): bytes = characters.utf8(of: stored)
    #endif
    }
    guard let bytes else { throw Failure(message: "cannot read '\(marked.path)' as \(name)") }
    return SourceText(path: marked.path, bytes: bytes)
  }

  /// Returns a text that is UTF-8 from end to end.
  private func checked(_ stored: [UInt8], _ text: SourceText) throws(Failure) -> SourceText {
    guard let offset = stored.firstInvalidUTF8 else { return text }
    var locator = SourceLocator(text)
    let location = locator.location(of: offset..<offset + 1)
    throw Failure(
      message: "cannot read '\(text.path)' as UTF-8: byte \(location.column) of line "
        + "\(location.line) belongs to no character; '-encoding NAME' or '-d' may help"
    )
  }

  #if !canImport(Darwin)
    /// The C library takes the backslash of Shift_JIS for a yen sign, with which no escape is left.
    private static let systemNames = ["shift_jis": "cp932", "sjis": "cp932", "x-sjis": "cp932"]
  #endif

  /// The encodings that Foundation decodes on every system.
  private static let encodings: [String: String.Encoding] = [
    "us-ascii": .ascii, "ascii": .ascii,
    "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
    "utf-32": .utf32, "utf-32le": .utf32LittleEndian, "utf-32be": .utf32BigEndian,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "x-nextstep": .nextstep,
  ]
}

extension [UInt8] {
  /// The byte order of UTF-16 without a mark, of which source code has a zero byte in most units.
  fileprivate var likelyUTF16: TextEncoding? {
    guard count % 2 == 0 else { return nil }
    var zeros = (even: 0, odd: 0)
    for index in indices where self[index] == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    guard (zeros.even + zeros.odd) * 8 > count else { return nil }
    return zeros.even > zeros.odd ? .utf16BigEndian : .utf16LittleEndian
  }
}
