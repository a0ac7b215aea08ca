import SourceFiles

/// A table that is made to do harm.
struct Hostile: Sendable {
  let name: String
  let path: FilePath
  let bytes: @Sendable () -> [UInt8]

  static let all = nestings + [entityBomb, unterminated, invalidText] + marks

  private static let nestings = [
    ("a.strings", "a = ", "{ a = ", 1_000_000), ("a.strings", "a = ", "(", 1_000_000),
    ("a.strings", "", "/* ", 1_000_000),
    ("a.stringsdict", "<plist><dict><key>a</key>", "<dict><key>a</key>", 1_000_000),
    ("a.stringsdict", "<plist><dict><key>a</key>", "<array>", 1_000_000),
    ("a.xcstrings", "{\"strings\":{\"a\":", "{\"a\":", 1_000_000),
    ("a.xcstrings", "", "[", 1_000_000),
  ].map { path, head, part, depth in
    Hostile(name: "\(path): '\(part)' a million times", path: FilePath(path)) {
      Array((head + String(repeating: part, count: depth)).utf8)
    }
  }

  /// Entities that would expand to ten to the thirtieth characters.
  private static let entityBomb = Hostile(name: "entity bomb", path: "a.stringsdict") {
    let entities = (1...30).map { number in
      "<!ENTITY e\(number) \"" + String(repeating: "&e\(number - 1);", count: 10) + "\">"
    }
    let type = "<!DOCTYPE plist [<!ENTITY e0 \"x\">" + entities.joined() + "]>"
    return Array(
      "<?xml version=\"1.0\"?>\(type)<plist><dict><key>a</key><string>&e30;</string></dict></plist>"
        .utf8
    )
  }

  private static let unterminated = Hostile(name: "a million quotation marks", path: "a.strings") {
    Array(String(repeating: "\"\n", count: 1_000_000).utf8)
  }

  private static let invalidText = Hostile(name: "bytes 0xFF", path: "a.strings") {
    Array("\"a\" = \"".utf8) + Array(repeating: 0xFF, count: 1_000_000) + Array("\";".utf8)
  }

  /// Byte order marks that contradict what follows, or each other.
  private static let marks: [Hostile] = [
    ("UTF-16 mark before UTF-8", [0xFF, 0xFE] + Array("\"a\" = \"b\";".utf8)),
    ("UTF-8 mark before UTF-16", [0xEF, 0xBB, 0xBF, 0x61, 0, 0x3B, 0]),
    ("two marks", [0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0]),
    ("UTF-16 without a mark", [0x61, 0, 0x3B, 0]), ("a mark alone", [0xFF, 0xFE]),
    ("half a unit", [0xFF, 0xFE, 0x61]),
  ].map { name, bytes in Hostile(name: name, path: "a.strings") { bytes } }

  /// A sound table of a size.
  static func large(_ id: String, megabytes: Int) -> Hostile {
    Hostile(name: "\(id) of \(megabytes) MB", path: FilePath("a." + id)) {
      let (head, tail) = frames[id] ?? ("", "")
      var bytes = Array(head.utf8)
      bytes.reserveCapacity(megabytes * 1_000_000 + 1_000)
      var number = 0
      while bytes.count < megabytes * 1_000_000 {
        if number > 0, id == "xcstrings" { bytes.append(UInt8(ascii: ",")) }
        bytes += entry(id, number).utf8
        number += 1
      }
      return bytes + Array(tail.utf8)
    }
  }

  private static let frames = [
    "stringsdict": ("<plist version=\"1.0\">\n<dict>\n", "</dict>\n</plist>\n"),
    "xcstrings": (
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {", "\n  },\n  \"version\" : \"1.0\"\n}"
    ),
  ]

  private static func entry(_ id: String, _ number: Int) -> String {
    switch id {
    case "stringsdict":
      "\t<key>number \(number)</key>\n\t<string>A text for number \(number)</string>\n"
    case "xcstrings":
      """

          "number \(number)" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "A text for number \(number)"
                }
              }
            }
          }
      """
    default: "/* What it is */\n\"number \(number)\" = \"A text for number \(number)\";\n\n"
    }
  }
}
