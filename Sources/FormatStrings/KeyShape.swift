/// A key with its specifiers set apart, so that spellings of one key can be compared.
///
/// `%@ of %lld` and `%1$@ of %2$lld` have one shape and equal specifiers. A reference's `%?` equals
/// any one specifier.
package struct KeyShape: Hashable, Sendable {
  /// The key with a mark in place of each specifier.
  package let frame: String
  /// The specifiers without positions, in the order of their positions.
  package let specifiers: [String]

  /// Returns nil for a key without specifiers, and for one whose positions are not 1, 2, 3, ….
  package init?(_ key: String, as dialect: FormatString.Dialect = .plain) {
    guard key.hasPercent else { return nil }
    let found = FormatString(key, as: dialect).specifiers
    guard !found.isEmpty else { return nil }
    let bytes = Array(key.utf8)
    var frame: [UInt8] = []
    var specifiers: [String] = []
    var end = 0
    for (index, specifier) in found.enumerated() {
      guard specifier.position == nil || specifier.position == index + 1 else { return nil }
      // A byte that no key holds.
      frame += bytes[end..<specifier.range.lowerBound] + [0]
      let body = bytes[specifier.range].dropFirst()
      let start = specifier.position.map { body.startIndex + String($0).utf8.count + 1 }
      specifiers.append(String(decoding: body[(start ?? body.startIndex)...], as: UTF8.self))
      end = specifier.range.upperBound
    }
    self.frame = String(decoding: frame + bytes[end...], as: UTF8.self)
    self.specifiers = specifiers
  }

  /// Returns whether a call that uses this key may mean `stored`.
  package func mayMean(_ stored: KeyShape) -> Bool {
    frame == stored.frame
      && specifiers.elementsEqual(stored.specifiers) { $0 == "?" || $1 == "?" || $0 == $1 }
  }
}
