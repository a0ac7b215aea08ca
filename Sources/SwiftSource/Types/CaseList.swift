import SourceFiles

/// The cases of the enumerations that a name means.
package final class CaseList: Sendable {
  package let enumerations: [StringSources.Enumeration]
  package let names: [String]
  /// By the name of a case the numbers of those that have it.
  private let numbers: [String: [Int]]
  /// Where the raw values stand that are written.
  package let placesOfRawValues: Set<SourcePlace>

  package init(_ enumerations: [StringSources.Enumeration]) {
    self.enumerations = enumerations
    names = enumerations.flatMap { $0.cases.map(\.name) }
    numbers = Dictionary(grouping: names.indices) { [names] in names[$0] }
    placesOfRawValues = Set(
      enumerations.flatMap { enumeration in
        enumeration.cases.filter { $0.rawValue != nil }
          .map { SourcePlace(path: enumeration.path, offset: $0.start) }
      }
    )
  }

  /// Returns the numbers of the cases of some names; nil where one is that of no case.
  package func numbers(of names: [String]) -> [Int]? {
    let found = names.map { numbers[$0] }
    return found.contains(nil) ? nil : found.flatMap { $0 ?? [] }.sorted()
  }
}
