import Foundation

/// The order in which genstrings writes the entries of a table.
///
/// Keys are compared as they stand in the file, in lower case, decomposed, by code unit; neither by
/// the numbers in them nor by any language's alphabet.
enum OldStyleOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (comparable(left), comparable(right))
    // Keys that differ in case alone have no order in genstrings; here they have one.
    return first == second
      ? left.utf8.lexicographicallyPrecedes(right.utf8)
      : first.lexicographicallyPrecedes(second)
  }

  private static func comparable(_ key: String) -> [UInt16] {
    let escaped = OldStyleWriter.escape(key)
    if escaped.allSatisfy({ $0 < 0x80 }) {
      return escaped.map { UInt16("A"..."Z" ~= $0 ? $0 + 0x20 : $0) }
    }
    let text = String(decoding: escaped, as: UTF8.self).lowercased()
    return Array(text.decomposedStringWithCanonicalMapping.utf16)
  }
}
