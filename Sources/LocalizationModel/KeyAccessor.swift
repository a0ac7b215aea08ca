/// A name in code that stands for a key, because a generator made it from the key.
public struct KeyAccessor: Hashable, Sendable {
  /// The name as code spells it, without dots: `L10n`, `Home`, `title`.
  public let components: [String]
  public let table: String
  public let key: String
  /// Whether code writes it with a leading dot, as a member of a type that it does not name.
  public let isImplicitMember: Bool

  public init(components: [String], table: String, key: String, isImplicitMember: Bool) {
    self.components = components
    self.table = table
    self.key = key
    self.isImplicitMember = isImplicitMember
  }
}

extension LocalizedTable {
  /// The symbols that Xcode 26 generates for the keys that a catalog's author has added by hand.
  ///
  /// Those of `Localizable` are members of `LocalizedStringResource`, those of another table of a
  /// type that is named after it.
  public var generatedSymbols: [KeyAccessor] {
    guard format == .stringCatalog, name != "InfoPlist" else { return [] }
    let scope = name == KeyReference.defaultTable ? [] : [name]
    return entries.compactMap { entry in
      guard entry.extractionState == .manual, entry.generatesSymbol,
        let symbol = Self.symbol(for: entry.key)
      else { return nil }
      return KeyAccessor(
        components: scope + [symbol],
        table: name,
        key: entry.key,
        isImplicitMember: true
      )
    }
  }

  /// Makes a name of a key: its words in lower camel case, format specifiers left out; nil where
  /// nothing remains.
  public static func symbol(for key: String) -> String? {
    var words: [String] = []
    var word = ""
    var isLower = false
    for scalar in withoutSpecifiers(key).unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let isHump = scalar.properties.isUppercase && isLower
      if (!isWord || isHump) && !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isWord { word.unicodeScalars.append(scalar) }
      isLower = scalar.properties.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return first.lowercased() + rest.joined()
  }

  /// Takes away `%@`, `%lld`, `%(count)lld` and their like.
  private static func withoutSpecifiers(_ key: String) -> String {
    var rest = key[...]
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "(", let close = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: close)...]
      }
      let modifiers = rest.prefix { "0123456789$.-+ #lhqzjtL".contains($0) }
      let after = rest[modifiers.endIndex...]
      if let conversion = after.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) {
        rest = after.dropFirst()
      }
      text += " "
    }
    return text + rest
  }
}
