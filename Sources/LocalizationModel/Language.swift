package import SourceFiles

/// A language or a regional form of one, by its canonical id: `de`, `pt-BR`, `zh-Hans`.
@usableFromInline package struct Language: Hashable, Sendable {
  /// The id in the spelling that Xcode writes today.
  @usableFromInline package let id: String

  /// Makes a language from any spelling that Apple's tools have used.
  ///
  /// `pt_BR` becomes `pt-BR`, `German` becomes `de`, `iw` becomes `he`, `zh-TW` becomes `zh-Hant`.
  package init(_ spelling: some StringProtocol) {
    let spelling = String(spelling)
    if spelling.isPlainCode {
      id = Self.replacedCodes[spelling] ?? spelling
      return
    }
    if spelling.isCanonicalForm, Self.scriptsOfRegions[spelling] == nil,
      Self.replacedCodes[String(spelling.prefix(2))] == nil,
      Self.replacedRegions[String(spelling.suffix(2))] == nil
    {
      id = spelling
      return
    }
    if let id = Self.id(ofOldName: spelling) {
      self.id = id
      return
    }
    // What is no tag has no spelling of today.
    guard spelling.isMadeOfSubtags else {
      id = spelling
      return
    }
    var parts = spelling.replacingUnderscores().split(separator: "-").map(String.init)
    guard !parts.isEmpty else {
      id = spelling
      return
    }
    parts[0] = parts[0].lowercased()
    for index in parts.indices.dropFirst() { parts[index] = Self.canonicalCase(of: parts[index]) }
    if let whole = Self.replacedCodes[parts.joined(separator: "-")] {
      id = whole
      return
    }
    parts[0] = Self.replacedCodes[parts[0]] ?? parts[0]
    for index in parts.indices.dropFirst() {
      parts[index] = Self.replacedRegions[parts[index]] ?? parts[index]
    }
    let joined = parts.joined(separator: "-")
    id = Self.scriptsOfRegions[joined] ?? joined
  }

  /// Makes a language of what a file calls it; nil where no folder can be called so.
  package init?(named spelling: some StringProtocol) {
    self.init(spelling)
    if FilePath(".").folder(of: self) == nil { return nil }
  }

  /// The language as the system looks it up: without the script that it has anyway, `sr` of `sr-Cyrl`.
  package var withoutDefaultScript: Language {
    guard let script = Self.defaultScripts[base.id] else { return self }
    let parts = id.split(separator: "-" as Character)
    guard parts.count > 1, parts[1] == script else { return self }
    return Language(canonical: (parts.prefix(1) + parts.dropFirst(2)).joined(separator: "-"))
  }

  /// The language without region and script: `pt` of `pt-BR`.
  package var base: Language {
    guard let dash = id.utf8.firstIndex(of: UInt8(ascii: "-")) else { return self }
    return Language(canonical: String(id[..<dash]))
  }

  /// Whether the name of a folder stands for something else than a language.
  package static func isReserved(_ name: some StringProtocol) -> Bool {
    namesBase(name) || name == "mul" || isPrivate(name)
  }

  /// Whether a folder is called like that of the texts in the development language, in whatever case:
  /// `base.lproj` is meant as such, and is no language.
  package static func namesBase(_ name: some StringProtocol) -> Bool {
    name.utf8.count == 4 && name.lowercased() == "base"
  }

  /// Whether a code is one of those that are set aside for private use: in `qqq`, MediaWiki's
  /// translators keep the documentation of their messages.
  static func isPrivate(_ code: some StringProtocol) -> Bool {
    let bytes = Array(code.utf8)
    return bytes.count == 3 && bytes[0] == UInt8(ascii: "q")
      && (UInt8(ascii: "a")...UInt8(ascii: "t")).contains(bytes[1])
  }

  /// Whether it is a pseudolanguage: its region, from `XA` to `XZ`, is set aside for private use.
  package var isPseudo: Bool {
    id.utf8.split(separator: UInt8(ascii: "-")).dropFirst().contains { part in
      part.count == 2 && part.first == UInt8(ascii: "X")
    }
  }

  private init(canonical id: String) {
    self.id = id
  }

  /// The language that a regional form takes its texts from where it has none; nil for a language
  /// without a region.
  ///
  /// A script is no regional form: `zh-Hant` takes nothing from `zh`.
  package var parent: Language? {
    // Most languages have no region, and to look for characters would be to look for grapheme breaks.
    guard id.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let parts = id.split(separator: "-")
    guard let last = parts.last, parts.count > 1, last.utf8.count < 4 else { return nil }
    switch id {
    case "en-001", "es-419": return base
    case "zh-HK", "zh-MO": return "zh-Hant"
    case "zh-SG": return "zh-Hans"
    default: break
    }
    switch parts[0] {
    case "en" where last != "US": return "en-001"
    case "es" where last != "ES": return "es-419"
    case "pt" where last != "PT" && last != "BR": return "pt-PT"
    default: return Language(parts.dropLast().joined(separator: "-"))
    }
  }

  /// Whether one of two languages is the other without a region: `sv` and `sv-SE`, `zh-Hant` and `zh-HK`.
  package func isOtherRegion(of other: Language) -> Bool {
    guard self != other, base == other.base, region == nil || other.region == nil else {
      return false
    }
    return script == nil || other.script == nil || script == other.script
  }

  var region: Substring? {
    id.split(separator: "-").dropFirst().first { [2, 3].contains($0.utf8.count) }
  }

  private var script: Substring? {
    id.split(separator: "-").dropFirst().first { $0.utf8.count == 4 } ?? parent?.script
  }

  /// Script subtags are titled, regions upper case, and the rest lower case, as BCP 47 has it.
  private static func canonicalCase(of subtag: String) -> String {
    switch subtag.utf8.count {
    case 4: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 2, 3: subtag.uppercased()
    default: subtag.lowercased()
    }
  }

  /// Returns the id of an English name; Xcode has written `_english` where two lists have differed.
  private static func id(ofOldName spelling: String) -> String? {
    let letters = spelling.drop { $0 == "_" }
    let isMarked = letters.startIndex > spelling.startIndex
    let name = isMarked ? letters.prefix(1).uppercased() + letters.dropFirst() : spelling
    return replacedCodes[String(name)] ?? id(named: String(name))
  }

  /// The codes, and the English names of the years before these, that Core Foundation reads as other
  /// codes.
  private static let replacedCodes: [String: String] = {
    var codes: [String: String] = [:]
    for row in EmbeddedText(PackageResources.replaced_languages_tsv).rows {
      for name in row[1].split(separator: " " as Character) { codes[String(name)] = row[0] }
    }
    return codes
  }()

  /// The codes of regions that have another one today, or never had the one that people take.
  private static let replacedRegions = ["CS": "RS", "TP": "TL", "UK": "GB", "YU": "RS"]

  /// The scripts that Core Foundation takes for granted, by the languages that are written in them.
  private static let defaultScripts: [String: String] = {
    var scripts: [String: String] = [:]
    for row in EmbeddedText(PackageResources.default_scripts_tsv).rows {
      for language in row[1].split(separator: " " as Character) {
        scripts[String(language)] = row[0]
      }
    }
    return scripts
  }()

  /// The languages that are distinguished by script and were written with a region.
  ///
  /// Two regions stood for Chinese. MediaWiki's translators distinguish Serbian by `ec` and `el`,
  /// which are the scripts' first letters and no regions.
  private static let scriptsOfRegions = [
    "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "sr-EC": "sr-Cyrl", "sr-EL": "sr-Latn",
  ]
}

extension String {
  fileprivate func replacingUnderscores() -> String {
    String(map { $0 == "_" ? "-" : $0 })
  }

  /// Whether it holds nothing but letters, digits, hyphens and underscores.
  fileprivate var isMadeOfSubtags: Bool {
    utf8.allSatisfy { $0.isPartOfTag || $0 == UInt8(ascii: "_") }
  }

  /// Whether it is a code of two letters with a region or a script as Xcode writes them: `pt-BR`.
  fileprivate var isCanonicalForm: Bool {
    let bytes = Array(utf8)
    guard bytes.count == 5 || bytes.count == 7, bytes[2] == UInt8(ascii: "-") else { return false }
    func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    func isLarge(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    return isSmall(bytes[0]) && isSmall(bytes[1]) && isLarge(bytes[3])
      && (bytes.count == 5 ? isLarge(bytes[4]) : bytes[4...].allSatisfy(isSmall))
  }

  /// Whether it is a language's code alone, in small letters, as nearly all spellings are.
  fileprivate var isPlainCode: Bool {
    utf8.count <= 3 && !isEmpty && utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }
}

extension Language: Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  @usableFromInline package init(stringLiteral value: String) { self.init(value) }

  /// Orders by the ids, which are ASCII, so that this is the order of their bytes.
  @usableFromInline package static func < (left: Language, right: Language) -> Bool {
    left.id < right.id
  }

  @usableFromInline package var description: String { id }
}

extension FilePath {
  /// Returns the folder of a language in this folder: `de.lproj`; nil where there can be none.
  package func folder(of language: Language) -> FilePath? { file(named: "\(language.id).lproj") }
}
