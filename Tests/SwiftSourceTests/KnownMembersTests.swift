import TestSupport
import Testing

@testable import SwiftSource

/// Every row of the table of members that Apple's frameworks have.
struct KnownMembersTests {
  @Test func `each member has its type`() throws {
    for row in try Repository.rows(of: "SwiftSource/Resources/known-members") {
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
}
