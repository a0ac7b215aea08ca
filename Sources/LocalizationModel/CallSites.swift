import SourceFiles

/// How many calls use keys, and how many of them are understood.
///
/// Whether "no code asks for this key" can be trusted depends on it.
package struct CallSites: Hashable, Sendable {
  /// Calls that name their keys.
  package var literal: Int
  /// Calls whose keys are constants, or finitely many values in the source.
  package var finite: Int
  /// Calls whose keys only the running program knows, by the reason.
  package var undetermined: [DynamicSite.Reason: Int]

  package init(literal: Int = 0, finite: Int = 0, undetermined: [DynamicSite.Reason: Int] = [:]) {
    self.literal = literal
    self.finite = finite
    self.undetermined = undetermined
  }

  /// Counts each place once, by the worst that is known of its keys.
  package init(_ references: [KeyReference], _ dynamicSites: [DynamicSite]) {
    self.init()
    var places = PlaceNumbers()
    let unknown = dynamicSites.filter { $0.reason != .declared }
    let reasons = Dictionary(unknown.map { (places.number(of: $0.location), $0.reason) }) {
      $0.rawValue < $1.rawValue ? $0 : $1
    }
    for reason in reasons.values { undetermined[reason, default: 0] += 1 }
    var known: [Int] = []
    known.reserveCapacity(references.count)
    // Indices, because a reference has many parts to copy; to call a property of one copies it too.
    for index in references.indices {
      let place = places.number(of: references[index].location)
      guard reasons.isEmpty || reasons[place] == nil else { continue }
      known.append(place << 1 | (references[index].origin == .value ? 1 : 0))
    }
    if unknown.count < dynamicSites.count {
      for site in dynamicSites where site.reason == .declared {
        known.append(places.number(of: site.location) << 1 | 1)
      }
    }
    // The finite ones of a place are its last; nearly all come in order.
    known.sort()
    for (index, place) in known.enumerated() {
      if index + 1 < known.count, known[index + 1] >> 1 == place >> 1 { continue }
      if place & 1 == 1 { finite += 1 } else { literal += 1 }
    }
  }

  package var undeterminedCount: Int { undetermined.values.reduce(0, +) }
  /// The calls whose keys are known.
  package var understood: Int { literal + finite }
  package var seen: Int { understood + undeterminedCount }

  /// The reasons with their counts, the most frequent first.
  package var reasons: [(reason: String, count: Int)] {
    undetermined.map { (reason: $0.key.rawValue, count: $0.value) }
      .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
  }

  /// Gives places numbers, and files for it, because to hash a path takes longer than all else.
  private struct PlaceNumbers {
    private var numbers: [FilePath: Int] = [:]
    private var last: (path: FilePath, number: Int)?

    /// Returns the number of a place: that of its file, and its offset of less than 32 bits.
    mutating func number(of location: SourceLocation) -> Int {
      // What is counted comes file by file.
      if let last, last.path == location.path { return last.number << 32 | location.offset }
      let number = numbers[location.path] ?? numbers.count
      numbers[location.path] = number
      last = (location.path, number)
      return number << 32 | location.offset
    }
  }
}
