import Testing

@testable import SwiftSource

@Suite struct SwiftLexerTests {
  /// Returns the text of every token, divided by a blank.
  private func tokens(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    var texts: [String] = []
    SwiftLexer(bytes, in: 0..<bytes.count).lex { token in
      texts.append(String(decoding: bytes[token.range], as: UTF8.self))
      return true
    }
    return texts
  }

  @Test(arguments: [
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("a // b\nc", ["a", "c"]),
    (#""a\"b" c"#, [#""a\"b""#, "c"]),
    (##"#"a"b"# c"##, [##"#"a"b"#"##, "c"]),
    (##"#"""# c"##, [##"#"""#"##, "c"]),
    (###"##"""""## c"###, [###"##"""""##"###, "c"]),
    (#""\(f("x")) y" z"#, [#""\(f("x")) y""#, "z"]),
    (#""\("\("" + "")" )" z"#, [#""\("\("" + "")" )""#, "z"]),
    ("\"\"\"\n \"a\" \n\"\"\" z", ["\"\"\"\n \"a\" \n\"\"\"", "z"]),
    ("\"open\nz", ["\"open", "z"]),
    (#"x = /a"b/; y"#, ["x", "=", #"/a"b/"#, ";", "y"]),
    (#"a / b; "c" / d"#, ["a", "/", "b", ";", #""c""#, "/", "d"]),
    (##"#/a"b/# c"##, [##"#/a"b/#"##, "c"]),
    ("`default`(1.5)", ["default", "(", "1.5", ")"]),
    ("#!/bin/swift \"\nx", ["x"]),
    ("#if DEBUG\nx", ["#if", "DEBUG", "x"]),
    ("a=b==c", ["a", "=", "b", "==", "c"]),
    ("!a.b !=(-c)", ["!", "a", ".", "b", "!=", "(", "-", "c", ")"]),
    ("a...b+.c", ["a", "...", "b", "+.", "c"]),
    ("x:/a,b/ a?.b", ["x", ":", "/a,b/", "a", "?", ".", "b"]),
    ("a\t\r\n\u{C}b\n\n         c", ["a", "b", "c"]),
  ])
  func `tokens end where Swift ends them`(source: String, expected: [String]) {
    #expect(tokens(source) == expected)
  }

  @Test func `an identifier ends with its characters, wherever other ones stand among its letters`()
  {
    let parts = [
      "Z", "_", "$", "0", "9", "é", "/", ":", "@", "[", "^", "`", "{", "#", "\u{7F}", " ",
    ]
    for length in 1..<20 {
      for place in 0..<length {
        for (part, other) in zip(parts, parts.dropFirst() + parts.prefix(1)) {
          var text = [Character](repeating: "a", count: length)
          text.insert(contentsOf: part, at: place + 1)
          text.insert(contentsOf: other, at: length / 2 + 1)
          let source = String(text)
          let end = source.utf8.firstIndex { !$0.isIdentifierPart } ?? source.endIndex
          let bytes = Array(source.utf8)
          var first: Token?
          SwiftLexer(bytes, in: 0..<bytes.count).lex { token in
            first = token
            return false
          }
          #expect(first?.range == 0..<source.utf8.distance(from: source.startIndex, to: end))
          // The hash of a token is that of its word, wherever it stands.
          let word = Array(bytes[first?.range ?? 0..<0])
          #expect(first?.hash == Vocabulary.keywords.spelling(in: word, word.indices).hash)
        }
      }
    }
  }

  @Test func `keywords are spelled as they are named`() {
    #expect(Keyword.allCases.map(\.spelling) == Keyword.allCases.map { "\($0)" })
  }

  @Test(arguments: [
    (#""a\tb\u{e9}\\""#, "a\tb\u{e9}\\"),
    (##"#"a\tb\#tc"#"##, "a\\tb\tc"),
    ("\"\"\"\n    a\n      b\n    \"\"\"", "a\n  b"),
    ("\"\"\"\r\n  a \\\r\n  b\r\n  \"\"\"", "a b"),
    ("\"\"\"\r\n  a\r\n\r\n   b\r\n  \"\"\"", "a\n\n b"),
    ("\"\"\"\n\"\"\"", ""),
    (##"#"a"b"#"##, "a\"b"),
    ("\"\"", ""),
  ])
  func `literals are decoded as the compiler decodes them`(source: String, expected: String) {
    let bytes = Array(source.utf8)
    #expect(SwiftLiteral(bytes, in: 0..<bytes.count)?.text == expected)
    // The same lines without decoding, where nothing is to be decoded.
    var lines: [[UInt8]] = []
    let isPlain = SwiftLiteral.forEachPlainLine(in: bytes, 0..<bytes.count) {
      lines.append([UInt8]($0))
    }
    #expect(isPlain == !source.contains("\\"))
    #expect(!isPlain || lines.joined(separator: [0x0A]).elementsEqual(expected.utf8))
  }

  @Test(arguments: [#""\q""#, #""\u{110000}""#, #""\u{}""#, #""a"#, #"""#, #""\u00e9""#])
  func `a literal that Swift refuses has no text`(source: String) {
    let bytes = Array(source.utf8)
    #expect(SwiftLiteral(bytes, in: 0..<bytes.count) == nil)
  }
}

@Suite struct ObjectiveCLexerTests {
  @Test(arguments: [
    (#"@"a\"b""#, "a\"b"),
    (#""\x41\101\u00e9\U0001F600\n""#, "AA\u{e9}\u{1F600}\n"),
    ("@\"a\\\nb\"", "ab"),
    (#""""#, ""),
  ])
  func `literals are decoded as C decodes them`(source: String, expected: String) {
    let bytes = Array(source.utf8)
    #expect(CLiteral.text(of: bytes, in: 0..<bytes.count) == expected)
  }

  /// Returns all tokens with their texts.
  private func tokens(_ source: String, keepsComments: Bool = false) -> [(Token.Kind, String)] {
    let bytes = Array(source.utf8)
    var tokens: [(Token.Kind, String)] = []
    ObjectiveCLexer(bytes, in: 0..<bytes.count, keepsComments: keepsComments).lex { token in
      tokens.append((token.kind, String(decoding: bytes[token.range], as: UTF8.self)))
      return true
    }
    return tokens
  }

  @Test(
    arguments: [
      ("a=b==c", [.identifier, .equals, .identifier, .other, .equals, .identifier]),
      ("x?-1.5f:+y", [.identifier, .question, .other, .number, .colon, .plus, .identifier]),
      (
        "[a.b c:@\"d\"];",
        [
          .leftBracket, .identifier, .dot, .identifier, .identifier, .colon, .string, .rightBracket,
          .semicolon,
        ]
      ),
      (
        "@[@1, @{}]",
        [
          .at, .leftBracket, .at, .number, .comma, .at, .leftBrace, .rightBrace, .rightBracket,
        ]
      ),
      ("a\t\r\n\u{B}b\\\n\tc\n\u{1}", [.identifier, .identifier, .identifier, .other]),
      ("R\"(\")\" u8R\"x()\")x\" CR\"a\"", [.opaqueLiteral, .opaqueLiteral, .opaqueLiteral]),
      ("FOUR\"a\" L\"b\"", [.identifier, .string, .identifier, .string]),
      ("1'000u 'a'/2", [.number, .opaqueLiteral, .other, .number]),
      ("#define A @ \"b\"", [.directive, .identifier, .string]),
      ("a // b\nc /* d */ e", [.identifier, .identifier, .identifier]),
    ] as [(String, [Token.Kind])]
  )
  func `tokens are those of C`(source: String, expected: [Token.Kind]) {
    #expect(tokens(source).map(\.0) == expected)
    // Any number of them may be asked for.
    for count in 1...expected.count {
      var kinds: [Token.Kind] = []
      let bytes = Array(source.utf8)
      ObjectiveCLexer(bytes, in: 0..<bytes.count).lex { token in
        kinds.append(token.kind)
        return kinds.count < count
      }
      #expect(kinds == Array(expected.prefix(count)))
    }
  }

  @Test func `a word is known as it is in any other place`() {
    for source in ["return", " return;", "\treturn/**/", "a\nreturn"] {
      let bytes = Array(source.utf8)
      var words: [Token] = []
      ObjectiveCLexer(bytes, in: 0..<bytes.count).lex { token in
        if token.kind == .identifier { words.append(token) }
        return true
      }
      #expect(words.last?.keyword == .return)
    }
  }

  @Test func `comments are tokens for who keeps them`() {
    let found = tokens("a // b\n/* c */ d", keepsComments: true)
    #expect(found.map(\.1) == ["a", "// b", "/* c */", "d"])
    #expect(found.map(\.0) == [.identifier, .comment, .comment, .identifier])
  }

  @Test func `prose in directives and comments hides nothing`() {
    let source = """
      #warning This doesn't work
      #pragma mark don't
      #import "a.h"
      // it's \\
      still a comment "
      x = 'a'; y = @"b";
      """
    #expect(tokens(source).map(\.1) == ["x", "=", "'a'", ";", "y", "=", "@\"b\"", ";"])
  }
}
