import Testing

@testable import FormatStrings

struct FormatStringTests {
  @Test(arguments: [
    ("%@ of %@", "%1$@ of %2$@", true), ("%@", "%1$@", true), ("%d:%02d", "%1$d:%2$02d", true),
    ("%@ of %@", "%2$@ of %1$@", false), ("%@", "%d", false), ("%.1f", "%1$.2f", false),
    ("%*d %@", "%*d %3$@", true), ("100 %", "100 %", true), ("%@", "", false),
    ("%@ a", "%@ b", false),
  ])
  func `a text is the same with its placeholders numbered`(
    text: String,
    other: String,
    isSame: Bool
  ) {
    #expect(text.isSameFormat(as: other) == isSame)
    #expect(other.isSameFormat(as: text) == isSame)
  }

  @Test(arguments: [
    ("%100ean", "100% safe", 0), ("%100a", "100 % safe", 0), ("%100e", "100%% safe", 0),
    ("%50ean", "100% safe", 1), ("%100ean", "safe", 1), ("%100@", "100%", 1),
    ("%1$100e", "100%", 1), ("%100.2f", "100%", 1), ("%d", "100%", 1), ("%100d", "%100d", 1),
  ])
  func `a percentage of the original may have its sign before the number`(
    text: String,
    original: String,
    count: Int
  ) {
    let format = FormatString.translation(text, of: original)
    #expect(format.placeholders.count == count)
  }

  @Test(
    arguments: [
      ("plain", []), ("%@", [.object]), ("%1$@ %2$lld", [.object, .long]), ("%5.2f%%", [.double]),
      ("%-08ld", [.long]), ("%hhd %hd %i", [.byte, .short, .int]), ("%lu", [.unsignedLong]),
      ("%*d", [.int]),
      ("%#@items@", [.variable]), ("%1$#@items@", [.variable]), ("%(count)lld", [.long]),
      ("50% off", [.unsignedInt]), ("100%", []), ("100%?", []), ("%y", []),
      ("%s%S%C%p%n", [.cString, .utf16String, .character, .pointer, .counter]),
      ("%arg", [.double]), ("%#@a.b@", [.variable]), ("%1$[a,b]@", [.choice(count: 2)]), ("%1", []),
      ("%", []), ("%%@", []),
    ] as [(String, [ArgumentKind])]
  )
  func `the kinds of a text's specifiers`(text: String, kinds: [ArgumentKind]) {
    #expect(FormatString(text).specifiers.map(\.kind) == kinds)
  }

  @Test
  func `percent signs that begin nothing are told`() {
    #expect(FormatString("100% – 5%%, %y").strayPercents == [3, 14])
    #expect(FormatString("%1$ und %0$@").barePositions == [0, 8])
  }

  @Test(
    arguments: [
      ("50% off", true), ("100 % de", true), ("20%-a", true), ("%d% d'entre", true),
      ("in % a day", true), ("% d of", false), ("% 9d", false), ("%1$@/%2$ @", false),
      ("wiki/%D0%9F", true), ("https://a.b/%20d", true), ("%1d%2d", false),
      ("I%20want%20this", true), ("%20lld%20lld", false), ("%20want", false),
    ]
  )
  func `percent signs of running text are told from placeholders`(text: String, isText: Bool) {
    #expect(FormatString(text).specifiers.contains(where: \.isAccidental) == isText)
  }

  @Test(
    arguments: [
      ("%ID%", true), ("%ABC%", true), ("%App%", true), ("%Zip%", true), ("%name%", true),
      ("%AZ_az09%", true), ("%A%", false), ("%AB%", false), ("%Ap%", false), ("%app%", false),
      ("%2nd%", false), ("%lld%", false), ("%LU%", false), ("%D0%9F", false),
    ]
  )
  func `names between percent signs are told from specifiers`(text: String, isName: Bool) {
    let format = FormatString(text)
    #expect((format.specifiers.isEmpty && format.strayPercents.isEmpty) == isName)
  }

  @Test
  func `a specifier knows its parts`() {
    let specifier = FormatString("a %2$ d").specifiers.first
    #expect(specifier?.range == 2..<7)
    #expect(specifier?.position == 2)
    #expect(specifier?.hasSpaceFlag == true)
    #expect(FormatString("%1$#@n_1@").specifiers.first?.variable == "n_1")
    #expect(FormatString("%*.*f").specifiers.first?.starCount == 2)
    #expect(FormatString("%(count)lld").specifiers.first?.label == "count")
  }

  @Test
  func `dialects have specifiers of their own`() {
    #expect(FormatString("%arg %?", as: .substitution).specifiers.map(\.kind) == [.substituted])
    #expect(FormatString("%arg %?", as: .reference).specifiers.map(\.kind) == [.double, .unknown])
  }
}

struct FormatPartTests {
  @Test
  func `arguments are named by their positions, else counted with those of widths`() {
    #expect(
      FormatString.parts(of: "%2$@: 100%% %1$ld") == [
        .text(""), .argument(number: 1, kind: .object), .text(": 100% "),
        .argument(number: 0, kind: .long), .text(""),
      ]
    )
    #expect(
      FormatString.parts(of: "%*d%@") == [
        .text(""), .argument(number: 1, kind: .int), .text(""),
        .argument(number: 2, kind: .object), .text(""),
      ]
    )
  }

  @Test
  func `the text around specifiers`() {
    #expect("%d of 50 % %@".replacingSpecifiers(with: Array("x".utf8)) == "x of 50 % x")
    #expect("50% off %@".replacingSpecifiers(with: []) { !$0.isAccidental } == "50% off ")
  }
}

extension ArgumentKind {
  fileprivate static let byte = integer(bits: 8, isUnsigned: false)
  fileprivate static let short = integer(bits: 16, isUnsigned: false)
  fileprivate static let int = integer(bits: 32, isUnsigned: false)
  fileprivate static let long = integer(bits: 64, isUnsigned: false)
  fileprivate static let unsignedInt = integer(bits: 32, isUnsigned: true)
  fileprivate static let unsignedLong = integer(bits: 64, isUnsigned: true)
}
