import Foundation
import SourceFiles
import TestSupport
import Testing

@Suite struct TextSearchTests {
  @Test func `texts are searched and split as Foundation does it`() {
    var random = SeededGenerator(seed: 25)
    func text(_ lengths: ClosedRange<Int>) -> String {
      let length = Int.random(in: lengths, using: &random)
      return String((0..<length).map { _ in "abé".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<5000 {
      let (whole, part) = (text(0...9), text(1...3))
      let words = (whole as NSString).components(separatedBy: part)
      #expect(whole.parts(around: part).map(String.init) == words)
      #expect(whole.replacing(part, with: "--") == words.joined(separator: "--"))
      #expect(whole.contains(part) == (words.count > 1))
      #expect(
        whole.dropFirst().contains(part) == (String(whole.dropFirst()) as NSString).contains(part)
      )
      let range = whole.firstRange(of: part)
      #expect(range.map { String(whole[..<$0.lowerBound]) } == (words.count > 1 ? words[0] : nil))
      #expect(range.map { String(whole[$0]) } == (words.count > 1 ? part : nil))
    }
  }

  @Test func `a text is split as often as is said`() {
    #expect("a--b--c".parts(around: "--", maxSplits: 1) == ["a", "b--c"])
    #expect("--a".parts(around: "--", maxSplits: 1) == ["", "a"])
    #expect("a--b".parts(around: "--", maxSplits: 0) == ["a--b"])
  }

  @Test func `nothing stands everywhere and splits nothing`() {
    #expect("ab".firstRange(of: "").map { "ab"[$0] } == "")
    #expect("".contains(""))
    #expect("ab".parts(around: "") == ["ab"])
    #expect("ab".replacing("", with: "-") == "ab")
  }

  @Test func `a letter is found below its accent`() {
    #expect("e\u{301}".contains("e"))
    #expect(!"\u{E9}".contains("e"))
  }
}
