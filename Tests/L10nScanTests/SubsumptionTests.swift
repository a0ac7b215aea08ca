import AuditReports
import CompletenessChecks
import Testing

@Suite struct SubsumptionTests {
  @Test(arguments: Subsumption.all)
  func `Rules that say it all, and those that say less, exist`(row: Subsumption) {
    let ids = Set(Rule.all.map(\.id))
    #expect(ids.isSuperset(of: (row.others ?? []).union([row.rule])))
  }

  @Test func `A rule says it all in one row`() {
    #expect(Set(Subsumption.all.map(\.rule)).count == Subsumption.all.count)
  }
}
