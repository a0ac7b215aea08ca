/// A name in code that stands for a key, because a generator made it from the key.
package struct KeyAccessor: Hashable, Sendable {
  /// The name as code spells it, without dots: `L10n`, `Home`, `title`.
  package let components: [String]
  package let table: String
  package let key: String
  /// Whether code writes it with a leading dot, as a member of a type that it does not name.
  package let isImplicitMember: Bool

  package init(components: [String], table: String, key: String, isImplicitMember: Bool) {
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
  package var generatedSymbols: [KeyAccessor] {
    guard format == .stringCatalog, name != LocalizedTable.infoPropertyListName else { return [] }
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
  package static func symbol(for key: String) -> String? {
    let text = withoutSpecifiers(key)
    // Nearly every key is ASCII, and the properties of a scalar cost a look-up.
    return text.utf8.allSatisfy { $0 < 0x80 } ? symbol(ofASCII: text) : symbol(of: text)
  }

  /// The signs that stand within a word: the symbol of `You're here` is `youreHere`.
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

  /// Makes a name of a text without specifiers.
  private static func symbol(of text: String) -> String? {
    var words: [String] = []
    var word = ""
    var isLower = false
    for scalar in text.unicodeScalars where !Self.apostrophes.contains(scalar) {
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

  /// Does the same for ASCII.
  private static func symbol(ofASCII text: String) -> String? {
    var symbol: [UInt8] = []
    symbol.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 where byte != UInt8(ascii: "'") {
      defer { previous = byte }
      // A dollar sign stays, if it does not begin the name: `with ${content}` is `with$Content`.
      if byte == UInt8(ascii: "$"), !symbol.isEmpty { symbol.append(byte) }
      guard byte.isASCIIWordPart else { continue }
      let isHump = byte.isASCIIUppercase && previous.isASCIILowercase
      let beginsWord = isHump || !previous.isASCIIWordPart
      let isLarge = beginsWord && !symbol.isEmpty
      symbol.append(isLarge ? byte.uppercasedASCII : byte.lowercasedASCII)
    }
    return symbol.isEmpty ? nil : String(decoding: symbol, as: UTF8.self)
  }

  /// Takes away `%@`, `%lld`, `%(count)lld` and their like.
  private static func withoutSpecifiers(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
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

extension UInt8 {
  fileprivate var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
  fileprivate var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
  fileprivate var isASCIIWordPart: Bool {
    isASCIILowercase || isASCIIUppercase || self >= 0x30 && self <= 0x39
  }
  fileprivate var lowercasedASCII: UInt8 { isASCIIUppercase ? self | 0x20 : self }
  fileprivate var uppercasedASCII: UInt8 { isASCIILowercase ? self & ~0x20 : self }
}
