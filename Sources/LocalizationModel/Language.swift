/// A language or a regional form of one, by its canonical id: `de`, `pt-BR`, `zh-Hans`.
public struct Language: Hashable, Sendable {
  /// The id in the spelling that Xcode writes today.
  public let id: String

  /// Makes a language from any spelling that Apple's tools have used.
  ///
  /// `pt_BR` becomes `pt-BR`, `German` becomes `de`, `iw` becomes `he`, `zh-TW` becomes `zh-Hant`.
  public init(_ spelling: some StringProtocol) {
    let spelling = String(spelling)
    if let id = Self.idsOfEnglishNames[spelling] {
      self.id = id
      return
    }
    var parts = spelling.replacingUnderscores().split(separator: "-").map(String.init)
    guard !parts.isEmpty else {
      id = spelling
      return
    }
    let language = parts[0].lowercased()
    parts[0] = Self.replacedCodes[language] ?? language
    for index in parts.indices.dropFirst() { parts[index] = Self.canonicalCase(of: parts[index]) }
    let joined = parts.joined(separator: "-")
    id = Self.scriptsOfRegions[joined] ?? joined
  }

  /// The language without region and script: `pt` of `pt-BR`.
  public var base: Language {
    guard let dash = id.firstIndex(of: "-") else { return self }
    return Language(id[..<dash])
  }

  /// Script subtags are titled, regions upper case, and the rest lower case, as BCP 47 has it.
  private static func canonicalCase(of subtag: String) -> String {
    switch subtag.utf8.count {
    case 4: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 2, 3: subtag.uppercased()
    default: subtag.lowercased()
    }
  }

  /// The folder names of the years before language ids.
  private static let idsOfEnglishNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Dutch": "nl",
    "Italian": "it", "Spanish": "es", "Portuguese": "pt", "Swedish": "sv", "Danish": "da",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Russian": "ru", "Polish": "pl",
    "Czech": "cs", "Greek": "el", "Hungarian": "hu", "Turkish": "tr", "Arabic": "ar",
    "Hebrew": "he", "Thai": "th",
  ]

  private static let replacedCodes = ["no": "nb", "iw": "he", "in": "id", "ji": "yi"]

  /// Chinese is told apart by script; the two regions stood for it before.
  private static let scriptsOfRegions = ["zh-CN": "zh-Hans", "zh-TW": "zh-Hant"]
}

extension String {
  fileprivate func replacingUnderscores() -> String {
    String(map { $0 == "_" ? "-" : $0 })
  }
}

extension Language: Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(value) }

  /// Orders by the bytes of the ids.
  public static func < (left: Language, right: Language) -> Bool {
    left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }

  public var description: String { id }
}
