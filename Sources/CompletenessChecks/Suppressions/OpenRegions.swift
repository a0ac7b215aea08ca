import Diagnostics
import SourceFiles

/// The regions of a file in which findings are suppressed, as long as they have no end.
struct OpenRegions {
  typealias Region = (rules: Set<RuleID>, reason: String?, location: SourceLocation)

  /// In the order of their beginnings; nil for one that has ended.
  private var regions: [Region?] = []
  /// The numbers of the open regions of a rule; those of all rules are under nil.
  private var numbers: [RuleID?: [Int]] = [:]

  mutating func begin(_ region: Region) {
    if region.rules.isEmpty { numbers[nil, default: []].append(regions.count) }
    for rule in region.rules { numbers[rule, default: []].append(regions.count) }
    regions.append(region)
  }

  /// The regions, in the order of their beginnings.
  var all: [Region] { regions.compactMap(\.self) }

  /// Ends the regions of some rules, or all where there are none, and returns what has ended of each, the
  /// last one first.
  mutating func end(_ rules: Set<RuleID>) -> [Region] {
    guard !rules.isEmpty else {
      defer { self = OpenRegions() }
      return all.reversed()
    }
    let meant = Set(rules.flatMap { numbers.removeValue(forKey: $0) ?? [] })
    return meant.sorted(by: >).compactMap { number in
      guard var region = regions[number] else { return nil }
      let ended = region.rules.intersection(rules)
      defer {
        region.rules.subtract(ended)
        regions[number] = region.rules.isEmpty ? nil : region
      }
      return ended.isEmpty ? nil : (ended, region.reason, region.location)
    }
  }
}
