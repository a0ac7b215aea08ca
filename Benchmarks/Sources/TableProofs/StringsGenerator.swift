/// Makes up `.strings` files out of the parts of the grammar, most of them valid.
struct StringsGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Makes the next file.
  mutating func file() -> [UInt8] {
    var text = ""
    for _ in 0..<Int(below(12)) {
      text += trivia() + literal() + trivia()
      switch below(12) {
      case 0: text += ";"
      case 1: text += "=" + trivia() + nested() + trivia() + ";"
      default: text += "=" + trivia() + literal() + trivia() + ";"
      }
      // Now and then something that does not belong there.
      if below(60) == 0 { text += pick(["#", "=", ";", "}", "\"", "*", "é", "/*", "x y"]) }
    }
    return Array((text + trivia()).utf8)
  }

  private mutating func trivia() -> String {
    switch below(6) {
    case 0: pick(["/* a */", "/**/", "// b\n", "/* \" */", "// \"\r", "/*\n*/", "/***/"])
    case 1: pick(["\n", "\r\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"])
    default: below(2) == 0 ? " " : ""
    }
  }

  private mutating func literal() -> String {
    let word = (0..<1 + below(8)).map { _ in pick(["a", "B", "9", "_", ".", "-", ":", "$"]) }
      .joined()
    switch below(5) {
    case 0: return word
    case 1: return "'" + content() + "'"
    default: return "\"" + content() + "\""
    }
  }

  private mutating func content() -> String {
    (0..<below(6)).map { _ in
      pick([
        "a", "Z", " ", "é", "漢", "🎉", "\\n", "\\t", "\\\"", "\\\\", "\\'", "\\a", "\\q", "\\u00e9",
        "\\U00e9", "\\U1", "\\Ud83d\\Ude00", "\\101", "\\341", "\\7", "\\18", "\n", "\r", "//",
        "/*",
        ";", "=", "%@", "\\\n", "“",
      ])
    }.joined()
  }

  private mutating func nested() -> String {
    pick(["( a, \"b\" )", "()", "( a, )", "{ a = b; }", "{}", "<0fbd77>", "< 0f bd >", "{ a; }"])
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int(below(UInt64(choices.count)))]
  }

  /// Makes a number below a limit.
  mutating func next(below limit: UInt64) -> UInt64 { below(limit) }

  private mutating func below(_ limit: UInt64) -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return (value ^ (value >> 31)) % limit
  }
}
