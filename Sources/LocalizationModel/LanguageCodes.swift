import SourceFiles

extension Language {
  /// Whether the language's code is one of ISO 639, of two letters, or of three where it has none of
  /// two, and only letters and digits follow.
  package var isKnown: Bool {
    let code = base.id
    guard id.utf8.dropFirst(code.utf8.count).allSatisfy(\.isPartOfTag) else { return false }
    if Self.hasName(code) { return true }
    guard code.utf8.count == 3, let last = code.last else { return false }
    return Self.lastLetters[String(code.prefix(2))]?.contains(last) ?? false
  }

  /// Whether the id holds nothing but letters, digits and hyphens, as that of every language does.
  package var isTag: Bool { !id.isEmpty && id.utf8.allSatisfy(\.isPartOfTag) }

  /// The region that the language names and that ISO 3166 does not have; nil for others, for those that are
  /// set aside for private use, and for groups of countries, which have numbers.
  package var unknownRegion: Substring? {
    guard let region, region.utf8.count == 2, let second = region.last, !isPseudo else {
      return nil
    }
    return Self.regions[String(region.prefix(1))]?.contains(second) ?? false ? nil : region
  }

  /// The second letters of the codes of regions by the first one; beside those of ISO 3166 the ones that
  /// CLDR and people use: islands, Kosovo, the European Union.
  private static let regions: [String: String] = [
    "A": "ACDEFGILMOQRSTUWXZ", "B": "ABDEFGHIJLMNOQRSTVWYZ", "C": "ACDFGHIKLMNORUVWXYZ",
    "D": "EGJKMOZ", "E": "ACEGHRSTU", "F": "IJKMOR", "G": "ABDEFGHILMNPQRSTUWY", "H": "KMNRTU",
    "I": "CDELMNOQRST", "J": "EMOP", "K": "EGHIMNPRWYZ", "L": "ABCIKRSTUVY",
    "M": "ACDEFGHKLMNOPQRSTUVWXYZ", "N": "ACEFGILOPRUZ", "O": "M", "P": "AEFGHKLMNRSTWY",
    "Q": "A", "R": "EOSUW", "S": "ABCDEGHIJKLMNORSTVXYZ", "T": "ACDFGHJKLMNORTVWZ",
    "U": "AGMNSYZ", "V": "ACEGINU", "W": "FS", "X": "K", "Y": "ET", "Z": "AMWZ",
  ]

  /// The last letters of the codes of three letters by the first two.
  private static let lastLetters = EmbeddedText(PackageResources.language_codes_tsv).table
}

extension UInt8 {
  var isPartOfTag: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
