import CommandLineOptions
import Platform
import SourceFiles
import StringResources

/// How source code stores its text, where a byte order mark does not tell.
struct SourceEncoding: Sendable {
  private let name: String
  private let decoder: Decoder

  private enum Decoder {
    case utf8
    /// UTF-16 or UTF-32; a byte order mark was not there.
    case wide(TextEncoding)
    case singleBytes(SingleByteSet)
    case system(SystemCharacterSet)
  }

  static let utf8 = SourceEncoding(name: "utf-8", decoder: .utf8)
  static let macRoman = SourceEncoding(name: "macintosh", decoder: .singleBytes(.macRoman))

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
    let known = name.lowercased()
    if let decoder = decoders[known] { return decoder }
    return SystemCharacterSet(name: known).map { .system($0) }
  }

  /// Returns the name that was probably meant.
  static func hint(for name: String) -> String {
    (decoders.keys + systemNames + ["gb18030", "big5", "euc-jp", "euc-kr", "koi8-r", "iso-8859-15"])
      .sorted()
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
      let sets = [SingleByteSet.windowsLatin, .macRoman]
      let bytes = sets.lazy.compactMap { $0.utf8(of: stored) }.first
      return SourceText(path: path, bytes: bytes ?? stored)
    }
  }

  private func decode(_ stored: [UInt8], _ marked: SourceText) throws(Failure) -> SourceText {
    let bytes: [UInt8]?
    switch decoder {
    case .utf8: return try checked(stored, marked)
    case .wide(let encoding): bytes = encoding.wholeText(of: stored)
    case .singleBytes(let characters): bytes = characters.utf8(of: stored)
    case .system(let characters): bytes = characters.utf8(of: stored)
    }
    guard let bytes else { throw Failure(message: "cannot read '\(marked.path)' as \(name)") }
    return SourceText(path: marked.path, bytes: bytes)
  }

  /// Returns a text that is UTF-8 from end to end.
  private func checked(_ stored: [UInt8], _ text: SourceText) throws(Failure) -> SourceText {
    guard let offset = stored.firstInvalidUTF8() else { return text }
    var locator = SourceLocator(text)
    let location = locator.location(of: offset..<offset + 1)
    throw Failure(
      message: "cannot read '\(text.path)' as UTF-8: byte \(location.column) of line "
        + "\(location.line) belongs to no character; '-encoding NAME' or '-d' may help"
    )
  }

  /// The encodings that need no table, or one of half a screen.
  private static let decoders: [String: Decoder] = [
    "utf-8": .utf8, "utf8": .utf8,
    "utf-16": .wide(.utf16BigEndian), "utf-16le": .wide(.utf16LittleEndian),
    "utf-16be": .wide(.utf16BigEndian), "utf-32": .wide(.utf32BigEndian),
    "utf-32le": .wide(.utf32LittleEndian), "utf-32be": .wide(.utf32BigEndian),
    "us-ascii": .singleBytes(.ascii), "ascii": .singleBytes(.ascii),
    "iso-8859-1": .singleBytes(.latin), "latin1": .singleBytes(.latin),
    "windows-1252": .singleBytes(.windowsLatin),
    "macintosh": .singleBytes(.macRoman), "macroman": .singleBytes(.macRoman),
    "x-mac-roman": .singleBytes(.macRoman), "x-nextstep": .singleBytes(.nextStep),
  ]

  /// Usual ones of those that the system decodes.
  private static let systemNames = [
    "iso-8859-2", "windows-1250", "windows-1251", "windows-1253", "windows-1254",
  ]
}

extension TextEncoding {
  /// Returns a text without a byte order mark as UTF-8; nil where code units stand for nothing.
  fileprivate func wholeText(of stored: [UInt8]) -> [UInt8]? {
    let bytes = decode(mark + stored)
    return encode(String(decoding: bytes, as: UTF8.self)) == mark + stored ? bytes : nil
  }
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
