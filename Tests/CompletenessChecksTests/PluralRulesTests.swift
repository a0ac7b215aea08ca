import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import CompletenessChecks

struct PluralRulesTests {
  @Test
  func `the rules agree with the published categories of every language`() throws {
    let table = Repository.fixtures.appending(path: "Plurals/categories.tsv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.count == 224)
    #expect(Set(rows.map { $0[0] }) == Set(PluralRules.all.keys))
    for row in rows {
      let rules = try #require(PluralRules.all[row[0]], "\(row[0])")
      let names = rules.categories.filter(\.isForWholeNumbers).map(\.name)
      #expect(names == row[1].split(separator: ",").map(String.init), "\(row[0])")
      let all = Set(rules.categories.map(\.name))
      #expect(all == Set(row[2].split(separator: ",").map(String.init)), "\(row[0])")
      let decimals = rules.categories.filter(\.isForDecimals).map(\.name)
      #expect(decimals == row[5].split(separator: ",").map(String.init), "\(row[0])")
      let smallest = rules.categories.compactMap { category in
        category.numbers.first.map { "\(category.name)=\($0)" }
      }
      // The rules do not keep the numbers that only multiples of a million choose.
      let published = row[6].split(separator: " ").filter { !$0.hasSuffix("=1000000") }
      #expect(published.map(String.init) == smallest, "\(row[0])")
    }
  }

  @Test(arguments: [
    ("pt-PT", "one", false), ("pt-BR", "one", true), ("ru", "one", true), ("de-AT", "one", false),
    ("zh-Hans", "other", true), ("cs", "few", true), ("ar", "two", false),
  ])
  func `a regional form has the rules of its language unless it has its own`(
    language: Language,
    category: String,
    isAmbiguous: Bool
  ) throws {
    let rules = try #require(PluralRules.rules(for: language))
    #expect(rules[category]?.matchesSeveralNumbers == isAmbiguous)
  }

  @Test
  func `a language that CLDR does not know has no rules`() {
    #expect(PluralRules.rules(for: "tlh") == nil)
  }
}
