import TestSupport
import Testing

@testable import KeyExtraction

/// Every row of the tables of what Apple's frameworks have.
struct KnownNamesTests {
  @Test func `each member has its type`() throws {
    for row in try Repository.rows(of: "KeyExtraction/Resources/known-members") {
      for owner in row[0].split(separator: " ") {
        for member in row[2].split(separator: " ") {
          let type = KnownMembers.declared(String(member), of: TypeName(String(owner)))
          let names = type.map { [$0.name] + $0.arguments.map(\.name) } ?? []
          #expect(names.joined(separator: " ") == row[1], "\(owner).\(member)")
        }
      }
    }
    #expect(KnownMembers.ofAnyType["count"] == .int)
  }

  @Test(arguments: [("shown-arguments", Displays.swift), ("shown-messages", Displays.messages)])
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
