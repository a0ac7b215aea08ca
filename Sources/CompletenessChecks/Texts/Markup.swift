extension String {
  /// The names of the HTML tags, and `[…](…)` where there is a Markdown link.
  var markup: Set<String> {
    let bytes = Array(utf8)
    var found: Set<String> = []
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
      let name = bytes[(start + 1)...].prefix {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2F
      }
      // A letter beyond ASCII goes on with a word that is no tag.
      if name.endIndex < bytes.endIndex, bytes[name.endIndex] >= 0x80 { continue }
      let tag = String(decoding: name, as: UTF8.self).lowercased()
      let word = tag.hasPrefix("/") ? String(tag.dropFirst()) : tag
      let plain = word.hasSuffix("/") ? String(word.dropLast()) : word
      // `<br>` and `<br/>` are the same.
      guard Self.tagNames.contains(plain) else { continue }
      found.insert(tag.hasPrefix("/") ? "</\(plain)>" : "<\(plain)>")
    }
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "]") {
      guard bytes[index + 1] == UInt8(ascii: "(") else { continue }
      // `^[…](inflect: true)` makes a word agree with others, and shows no link.
      let start = bytes[..<index].lastIndex(of: UInt8(ascii: "[")) ?? 0
      if start == 0 || bytes[start - 1] != UInt8(ascii: "^") { found.insert("[…](…)") }
    }
    return found
  }

  private static let tagNames: Set<String> = [
    "a", "b", "big", "br", "code", "em", "font", "h", "i", "li", "ol", "p", "small", "span",
    "strong",
    "sub", "sup", "u", "ul",
  ]
}
