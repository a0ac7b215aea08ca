import TestSupport
import Testing

@testable import KeyExtraction

/// Every row of the tables of what Apple's frameworks have.
struct KnownNamesTests {
  @Test(arguments: [
    ("shown-arguments", DisplayRoutines.swift), ("shown-messages", DisplayRoutines.messages),
  ])
  func `each name has the labels of what it shows`(
    table: String,
    known: [String: Set<String>]
  ) throws {
    let rows = try Repository.rows(of: "KeyExtraction/Resources/\(table)")
    #expect(known.count == rows.count)
    for row in rows {
      let labels = row[1].split(separator: " ").map { $0 == "_" ? "" : String($0) }
      #expect(known[row[0]] == Set(labels), "\(row[0])")
    }
  }
}
