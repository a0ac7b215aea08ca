package import SourceFiles

/// A use of a name that a generator makes from a key: `R.string.localizable.homeTitle()` of R.swift,
/// `Text(localizable: .homeTitle)` of xcstrings-tool, `L10n.Home.title` of SwiftGen.
///
/// The key that it means is found when the tables are known.
package struct SymbolUse: Hashable, Sendable, Codable {
  /// The table as code spells it; nil where code uses any of them, or does not say which.
  package let table: String?
  /// The key as code spells it, with dots between its parts.
  ///
  /// Without a table the first part may be one, and the last ones may be members of the text. Nil where
  /// code hands the table on, so that it may use any key.
  package let member: String?
  /// The name before the key's, as it is written.
  package let routine: String
  /// How many arguments without a label are passed: those of the text; nil without a call.
  package let argumentCount: Int?
  package var location: SourceLocation
  package let context: SourceContext
  /// Whether only the name of the type says that it is generated, by whatever template; nil for no.
  package var isGuess: Bool?

  package init(
    table: String?,
    member: String?,
    routine: String,
    argumentCount: Int? = nil,
    location: SourceLocation,
    context: SourceContext
  ) {
    self.table = table
    self.member = member
    self.routine = routine
    self.argumentCount = argumentCount
    self.location = location
    self.context = context
  }

  /// Makes of a table's or a key's name what all names have in common that generators make of it: its
  /// letters and digits, in lower case, from the first letter on.
  ///
  /// Generators differ in the case that they give words and in what becomes of underscores, emoji and
  /// leading digits; two keys that differ in these alone cannot both have a symbol.
  package static func normalized(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return normalized(ascii: name.utf8) }
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter || !text.isEmpty && scalar.properties.numericType != nil { text.append(scalar) }
    }
    return String(text).lowercased()
  }

  /// The same without a look at Unicode's tables, which nearly no name needs.
  private static func normalized(ascii name: String.UTF8View) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.count)
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !bytes.isEmpty: bytes.append(byte)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
