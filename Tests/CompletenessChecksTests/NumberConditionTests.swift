import Foundation
import TestSupport
import Testing

@testable import CompletenessChecks

/// Conditions as Swifternalization 1.4 reads them.
@Suite struct NumberConditionTests {
  private func numbers(_ pattern: String) throws -> [Int] {
    let condition = try NumberCondition(pattern)
    return try (-12...12).filter(condition.holds)
  }

  @Test(arguments: [
    ("ie:x=1", [1]), ("ie:x==1", [1]), ("ie:x= 1", [1]), ("ie:X=1", [1]),
    ("ie:x<=-11", [-12, -11]), ("ie:x>=11.5", [12]), ("ie:x=1.", [1]), ("ie:x=2 and more", [2]),
    ("ie:x>10", [11, 12]), ("ie:x<-11", [-12]),
    ("iex:1<x<4", [2, 3]), ("iex:1<=x<=3", [1, 2, 3]), ("iex:-2<=x<0", [-2, -1]),
    // With numbers that descend, the library does not turn the first sign around.
    ("iex:-4<x<-10", [-12, -11]), ("iex:3<x<3", Array(-12...2)),
    ("exp:^1[0-2]$", [10, 11, 12]), ("exp:-1", [-12, -11, -10, -1]), ("7", [7]), ("x", []),
  ])
  func `a condition holds for the numbers that the library takes`(
    pattern: String,
    expected: [Int]
  ) throws {
    #expect(try numbers(pattern) == expected)
  }

  @Test(arguments: [
    "ie:1", "ie:x", "ie:y=1", "ie:x = 1", "ie:x=  1", "ie:x=one", "ie:", "ie:x<= 1", "iex:x<5",
    "iex:1<x",
    "iex:1 < x < 5", "iex:5>x>1", "iex:1<x=5", "exp:", "exp:(", "num:1", "IE:x=1", "ab:1",
  ])
  func `what is none is told`(pattern: String) {
    #expect(throws: NumberCondition.Defect.self) { try NumberCondition(pattern) }
  }

  @Test(arguments: [
    #"^(((((\d*)*)*)*)*)*x$"#, #"(((\d?){1000}){1000}){1000}x"#, "1{1000000000}", "(1|1|11)*$",
  ])
  func `no expression takes long`(pattern: String) throws {
    let condition = try NumberCondition("exp:" + pattern)
    #expect(try condition.holds(for: 1_000_001) == pattern.hasSuffix("*$"))
  }

  @Test(arguments: [#"^(\d)\1$"#, "^1++1$", "^(?>1|11)1$", #"\p{Nd}"#, "[1[2]]", "(?x) 1"])
  func `what depends on more than positions is not judged`(pattern: String) throws {
    let condition = try NumberCondition("exp:" + pattern)
    #expect(throws: NumberCondition.Unknown.self) { try condition.holds(for: 11) }
  }

  /// Patterns put together at random, most of which Foundation takes.
  private static let patterns: [String] = {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "1", "2", "0", "12", "-", "^", "$", "|", "(", "(", ")", ")", "(?:", "(?=", "(?!", "(?<=",
      "(?<!", "*", "+", "?", "??", "*?", "{2}", "{1,2}", "{2,}", ".", "[1-4]", "[^1]", "[05-9]",
      "[0,2]", #"[\d]"#, #"\d"#, #"\D"#, #"\b"#, #"\B"#, #"\w"#, #"\."#, "x", "{", "]", "[", "++",
    ]
    return (0..<1500).map { _ in
      (0..<Int.random(in: 1...9, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
  }()

  @Test func `an expression finds what Foundation's finds`() throws {
    var judged = 0
    for pattern in Self.patterns {
      let theirs = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      do throws(NumberExpressionParser.Failure) {
        let ours = try NumberExpressionParser.parse(pattern)
        guard let theirs else {
          Issue.record("'\(pattern)' is none for Foundation")
          continue
        }
        for number in [0, 1, 2, 5, 10, 11, 12, 21, 111, 1204, -1, -12] {
          let text = String(number)
          let range = NSRange(location: 0, length: text.utf16.count)
          let isFound = theirs.firstMatch(in: text, range: range) != nil
          if ours.isFound(in: number) != isFound { Issue.record("'\(pattern)' in \(number)") }
        }
        judged += 1
      } catch {
        if error != .unknown && theirs != nil { Issue.record("Foundation takes '\(pattern)'") }
      }
    }
    #expect(judged > 150)
  }

  @Test(arguments: ["one", "female", "note: one", "a:1", ":", ""])
  func `anything else stands for itself`(pattern: String) throws {
    let condition = try NumberCondition(pattern)
    guard case .text(pattern) = condition else {
      Issue.record("'\(pattern)' is \(condition)")
      return
    }
  }
}
