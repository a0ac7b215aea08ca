extension String {
  /// Whether the text is a name for programmers rather than words for users: `settings.title`,
  /// `SETTINGS_TITLE`, `settingsTitle`.
  ///
  /// Host and file names look alike and are none.
  var looksLikeIdentifier: Bool {
    let isPlain = utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"%:/@'\"()!?,".utf8.contains($0) }
    guard isPlain, utf8.count > 3, let first = utf8.first, first.isASCIILetter else { return false }
    if utf8.contains(UInt8(ascii: "_")) { return utf8.last != UInt8(ascii: "_") }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1 { return Self.areIdentifierParts(parts) }
    return first.isLowercase && utf8.count >= 10 && utf8.contains { $0.isUppercase }
      && !Self.wordsWithHumps.contains(self)
  }

  /// Whether the text is the address of a page or of a person.
  var isAddress: Bool {
    guard !utf8.contains(UInt8(ascii: " ")) else { return false }
    return contains("://") || hasPrefix("www.") || contains("@") && contains(".")
  }

  private static func areIdentifierParts(_ parts: [Substring]) -> Bool {
    parts.allSatisfy { $0.utf8.count > 1 && $0.utf8.contains(where: \.isASCIILetter) }
      && !endingsOfNames.contains(parts[parts.count - 1].lowercased())
      && parts[0].lowercased() != "www"
  }

  private static let wordsWithHumps: Set<String> = ["visionOS26", "iTunesStore", "macOSServer"]

  /// What host and file names end in.
  private static let endingsOfNames: Set<String> = [
    "ai", "app", "biz", "ch", "cloud", "cn", "com", "co", "de", "dev", "edu", "eu", "fm", "fr",
    "gg", "gov", "im", "io", "jp", "ly", "me", "net", "nl", "org", "ru", "social", "tv", "uk", "us",
    "xyz",
    "csv", "doc", "docx", "gif", "html", "jpeg", "jpg", "json", "md", "mp3", "mp4", "pdf", "png",
    "rtf", "sh", "sql", "strings", "svg", "swift", "txt", "xcodeproj", "xls", "xml", "yaml", "zip",
  ]
}

extension UInt8 {
  fileprivate var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
  fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isASCIILetter: Bool { isLowercase || isUppercase }
}
