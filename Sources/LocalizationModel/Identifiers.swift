import SourceFiles

extension String {
  /// Whether the text is a name for programmers rather than words for users: `settings.title`,
  /// `settings:title`, `SETTINGS_TITLE`, `settingsTitle`, `settings-list-title`.
  ///
  /// Host and file names look alike and are none.
  package var looksLikeIdentifier: Bool {
    // Every key is asked, most more than once, and nearly all have a space near the beginning.
    guard utf8.allSatisfy(\.isPartOfName), utf8.count > 3, let first = utf8.first,
      first.isASCIILetter, utf8.last != UInt8(ascii: ":")
    else { return false }
    if utf8.contains(UInt8(ascii: "_")) { return utf8.last != UInt8(ascii: "_") }
    if utf8.contains(UInt8(ascii: "-")), !utf8.contains(where: \.partsName) { return isKebabCase }
    let parts = utf8.split(omittingEmptySubsequences: false, whereSeparator: \.partsName)
    if parts.count > 1 { return Self.areIdentifierParts(parts) }
    return first.isLowercase && utf8.count >= 10 && utf8.contains { $0.isUppercase }
      && !Self.wordsWithHumps.contains(self)
  }

  /// Whether the text is a capitalized word, a dot or a colon and another word, as the name of a site or a
  /// product may be as well as that of a text: `Node.js`, `Settings.title`.
  package var isNameWithDot: Bool {
    let parts = utf8.split(omittingEmptySubsequences: false, whereSeparator: \.partsName)
    return parts.count == 2 && parts[0].first?.isUppercase == true
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIILetter) }
  }

  /// The beginning that the names of a family share, whose words hyphens or humps part: `welcome-` of
  /// `welcome-title`, `welcome` of `welcomeTitle`; nil where the text is no such name.
  package var familyOfName: Substring? {
    let word = utf8.prefix(while: \.isLowercase)
    guard word.count > 2, let mark = utf8[word.endIndex...].first else { return nil }
    let isKebab = mark == UInt8(ascii: "-")
    let rest = utf8[word.endIndex...].split(
      separator: UInt8(ascii: "-"),
      omittingEmptySubsequences: false
    )
    let areParts = rest.dropFirst(isKebab ? 1 : 0).allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isLowercase || $0.isDigit || !isKebab && $0.isUppercase }
    }
    guard areParts, isKebab || mark.isUppercase && rest.count == 1 else { return nil }
    return Substring(isKebab ? utf8[...word.endIndex] : word)
  }

  /// The words of a name such as `ExportPanelTitle`; none where the text is another one than two or more
  /// words of ASCII letters and digits that begin with capitals.
  package var wordsOfCapitalizedName: [Substring] {
    let bytes = Array(utf8)
    guard bytes.count > 5, bytes.count < 200, bytes[0].isUppercase,
      bytes.allSatisfy({ $0.isASCIILetter || $0.isDigit })
    else { return [] }
    // `URLFieldTitle` has three.
    let starts = bytes.indices.filter { index in
      guard bytes[index].isUppercase else { return false }
      return index == 0 || !bytes[index - 1].isUppercase
        || index + 1 < bytes.count && bytes[index + 1].isLowercase
    }
    let ends = starts.dropFirst() + [bytes.count]
    guard starts.count > 1 else { return [] }
    return zip(starts, ends).map { start, end in
      Substring(utf8.dropFirst(start).prefix(end - start))
    }
  }

  /// Whether the text is three or more words in small letters, with hyphens between them, of which
  /// none is one that joins words, as in `up-to-date`.
  private var isKebabCase: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count > 2
      && parts.allSatisfy { part in
        part.count > 2 && part.allSatisfy { !$0.isUppercase && $0 != UInt8(ascii: "$") }
          && !Self.joiningWords.contains(String(Substring(part)))
      }
  }

  private static let joiningWords: Set<String> = ["and", "the", "for", "off", "out", "per", "not"]

  /// Whether a table of the name has the texts of an `Info.plist`: `InfoPlist`, or one that Xcode ships
  /// under that name, called after a target or after the list, `Widget-InfoPlist`, `AppPlist`.
  package var isNameOfInfoProperties: Bool { hasSuffix("Plist") }

  /// Whether the text is the address of a page or of a person.
  package var isAddress: Bool {
    guard !utf8.contains(UInt8(ascii: " ")), utf8.contains(where: { $0 == 0x2E || $0 == 0x3A })
    else { return false }
    return contains("://") || hasPrefix("www.") || contains("@") && contains(".") || beginsWithHost
      || isExampleOfHost
  }

  /// Whether the text is a host with a path: `example.org/app`.
  ///
  /// A host alone may be a product's name.
  private var beginsWithHost: Bool {
    let host = utf8.prefix { $0 != UInt8(ascii: "/") }
    guard host.count < utf8.count, host.contains(UInt8(ascii: ".")),
      host.allSatisfy(\.isPartOfName),
      let last = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last
    else { return false }
    return Self.isEndingOfName(Substring(last))
  }

  /// Whether the text is one word with the extension of a file: `README.rtfd`.
  package var isNameOfFile: Bool {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex,
      utf8.distance(from: dot, to: endIndex) <= 10, utf8.allSatisfy(\.isPartOfName)
    else { return false }
    return Self.endingsOfFiles.contains(self[utf8.index(after: dot)...].lowercased())
  }

  /// Whether the text is a host that stands for any, as in an empty field: `example.com`.
  private var isExampleOfHost: Bool {
    utf8.count >= 11
      && Self.examplesOfHosts.contains { utf8.suffix(11).elementsEqual($0.utf8) }
  }

  private static let examplesOfHosts = ["example.com", "example.net", "example.org"]

  /// Whether the text is the id that XLIFF gives to a form of a `.stringsdict`, which no look-up finds:
  /// `/days:dict/count:dict/one:dict/:string`.
  package var isIDOfForm: Bool {
    utf8.first == UInt8(ascii: "/") && hasSuffix(":dict/:string")
  }

  private static func areIdentifierParts(_ parts: [Substring.UTF8View]) -> Bool {
    guard parts.allSatisfy({ $0.count > 1 && $0.contains(where: \.isASCIILetter) }) else {
      return false
    }
    // No ending is longer, and to make small letters of a part takes a string.
    let last = parts[parts.count - 1]
    let isEnding = last.count <= 9 && isEndingOfName(Substring(last))
    return !isEnding && !(parts[0].count == 3 && Substring(parts[0]).lowercased() == "www")
  }

  private static let wordsWithHumps: Set<String> = ["visionOS26", "iTunesStore", "macOSServer"]

  private static func isEndingOfName(_ part: Substring) -> Bool {
    let ending = part.lowercased()
    return endingsOfHosts.contains(ending) || endingsOfFiles.contains(ending)
  }

  /// The last parts of names of hosts.
  private static let endingsOfHosts: Set<String> = [
    "ai", "app", "biz", "ch", "cloud", "cn", "com", "co", "de", "dev", "edu", "eu", "fm", "fr",
    "gg", "gov", "im", "io", "jp", "ly", "me", "net", "nl", "org", "ru", "social", "tv", "uk", "us",
    "xyz",
  ]

  /// The last parts of names of files.
  private static let endingsOfFiles: Set<String> = [
    "csv", "doc", "docx", "epub", "gif", "gpx", "heic", "html", "ics", "jpeg", "jpg", "json", "md",
    "mov", "mp3", "mp4", "pdf", "png", "ppt", "pptx", "rtf", "rtfd", "sh", "sql", "sqlite",
    "strings", "svg", "swift", "tsv", "txt", "vcf", "wav", "webp", "xcodeproj", "xls", "xlsx",
    "xml", "yaml", "yml", "zip",
  ]
}

extension UInt8 {
  fileprivate var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
  fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  package var isASCIILetter: Bool { isLowercase || isUppercase }
  /// Whether the byte parts the words of names for programmers: a dot or a colon.
  package var partsName: Bool { self == 0x2E || self == 0x3A }

  /// Whether a name for programmers may hold the byte: visible ASCII but for some marks.
  fileprivate var isPartOfName: Bool {
    let bits = self < 0x40 ? Self.lowPartsOfNames : Self.highPartsOfNames
    return self < 0x7F && (bits &>> UInt64(self & 0x3F)) & 1 != 0
  }

  /// The bytes below 64 that names may hold, at the places of their codes: none of `!"%'(),/?`.
  private static var lowPartsOfNames: UInt64 { 0x7FFF_6C58_0000_0000 }
  /// The others, at the places of their codes less 64: all but `@`.
  private static var highPartsOfNames: UInt64 { 0x7FFF_FFFF_FFFF_FFFE }
}
