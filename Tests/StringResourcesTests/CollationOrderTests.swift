import Foundation
import TestSupport
import Testing

@testable import StringResources

@Suite struct CollationOrderTests {
  /// Foundation's own comparison, which the program must not link.
  private static func order(
    of left: String,
    _ right: String,
    _ options: NSString.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]
  ) -> Int {
    let text = left as NSString
    return text.compare(
      right,
      options: options,
      range: NSRange(location: 0, length: text.length),
      locale: NSLocale.system
    ).rawValue
  }

  private static func expectSameOrder(_ texts: [String]) {
    for text in texts {
      for other in texts {
        let (ours, theirs) = (CollationOrder.root.compare(text, other), order(of: text, other))
        if ours.signum() != theirs { Issue.record("'\(text)' and '\(other)'") }
      }
    }
  }

  @Test(arguments: [
    ["Loading...", "Loading…", "Loading", "loading…", "Loading. ..", "Lo", "Löading…", "Ładne"],
    ["Don't", "Don’t", "dont", "Dont", "“Don't”", "\"Don’t\"", "‘Don’t’", "«Don't»", "Don`t"],
    [
      "Résumé", "Resume", "resume", "résumé", "Re\u{301}sume\u{301}", "RÉSUMÉ", "Resumé", "Resumes",
    ],
    ["Straße", "Strasse", "straße", "STRASSE", "Ære", "Aere", "øre", "ore", "ß", "ss"],
    ["Item 2", "Item 10", "Item 02", "Item ½", "Item ②", "Item", "Item  2"],
    ["€", "$", "£ 5", "%", "→ next", "next →", "•", "— or —", "– or –", "- or -", "©", "™", "TM"],
    ["😀", "🇩🇪", "👩‍👩‍👧", "❤️", "❤", "⌘", "✓", "a😀", "a"],
    ["Ёлка", "Елка", "ёлка", "Йод", "Иод", "їжак", "Яма", "и\u{306}", "й", "ґ", "г"],
    ["άλφα", "αλφα", "Βήτα", "ς", "Ω", "שלום", "مرحبا", "مَرحبا", "नमस्ते", "한국", "가", "각"],
    ["最近", "准备", "取消", "音", "章", "视频", "网络", "あ", "ア", "ｱ", "が", "か", "カー", "「」", "。", "，"],
  ])
  func `texts stand in Foundation's order`(texts: [String]) {
    Self.expectSameOrder(texts)
  }

  @Test func `each character of the tables counts as they say`() throws {
    let tables = try Repository.rows(of: "StringResources/Resources/collation-order")
    #expect(tables.map(\.first) == ["ranks", "marks", "ideographs", "ignored", "variants"])
    for table in tables {
      let elements = Self.characters(in: table[1]).map(CollationOrder.root.elements)
      switch table[0] {
      case "ignored": #expect(!elements.contains { !$0.isEmpty })
      case "variants": #expect(!elements.contains { $0.isEmpty })
      case "marks":
        #expect(!elements.contains { $0.map(\.primary) != [0] })
        #expect(elements.map { $0[0].secondary }.isSorted)
      // Digits are all of one place, and some Tibetan vowels are always two characters.
      default: #expect(elements.filter { $0.count == 1 }.map { $0[0].primary }.isSorted)
      }
    }
  }

  /// Reads `9-D 41=61`: the characters before the signs of equality.
  private static func characters(in table: String) -> [String] {
    table.split(separator: " ").flatMap { word in
      let bounds = word.prefix { $0 != "=" }.split(separator: "-").compactMap {
        UInt32($0, radix: 16)
      }
      let codes = bounds[0]...bounds[bounds.count - 1]
      return codes.compactMap(Unicode.Scalar.init).map { String($0) }
    }
  }

  @Test func `characters stand in Foundation's order`() {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0xB1, 0xB4...0xB8, 0xBA...0xBB, 0xBF...0x24F, 0x391...0x3A1, 0x3A3...0x3CE,
      0x400...0x4FF, 0x5D0...0x5EA, 0x621...0x64A, 0x2010...0x205E, 0x20A0...0x20A7,
      0x2190...0x21FF, 0x2600...0x26FF, 0x3041...0x30FF, 0x4E00...0x4E80, 0xAC00...0xAC40,
      0xFF21...0xFF60, 0x1F600...0x1F64F,
    ]
    let texts = ranges.joined().compactMap(Unicode.Scalar.init).map { String($0) }
    // Those that are one letter in two forms, such as a letter at the end of a word, are not told apart.
    let options: NSString.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    let sorted = texts.sorted { CollationOrder.root.compare($0, $1) < 0 }
    for (text, next) in zip(sorted, sorted.dropFirst())
    where Self.order(of: text, next, options) > 0 {
      Issue.record("'\(text)' and '\(next)'")
    }
  }
}

extension Array where Element: Comparable {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
