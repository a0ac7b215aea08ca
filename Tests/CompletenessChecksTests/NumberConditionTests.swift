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
    #"exp:^(((((\d*)*)*)*)*)*x$"#, #"exp:(((\d?){1000}){1000}){1000}x"#,
  ])
  func `an expression that would try for ever is given up`(pattern: String) throws {
    let condition = try NumberCondition(pattern)
    #expect(throws: TooSlow.self) { try condition.holds(for: 1_000_001) }
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
