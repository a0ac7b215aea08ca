import SourceFiles

/// How many calls ask for keys, and how many of them are understood.
///
/// Whether "no code asks for this key" can be trusted depends on it.
package struct CallSites: Hashable, Sendable {
  /// Calls that name their keys.
  package var literal: Int
  /// Calls whose keys are constants, or finitely many values that the source tells.
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
    var files = FileNumbers()
    let unknown = dynamicSites.filter { $0.reason != .declared }
    let reasons = Dictionary(unknown.map { (files.place($0.location), $0.reason) }) {
      $0.rawValue < $1.rawValue ? $0 : $1
    }
    for reason in reasons.values { undetermined[reason, default: 0] += 1 }
    var places: Set<Place> = []
    var finitePlaces: Set<Place> = []
    places.reserveCapacity(references.count)
    // Indices, because a reference has many parts to copy; to call a property of one copies it too.
    for index in references.indices {
      let place = files.place(references[index].location)
      guard reasons.isEmpty || reasons[place] == nil else { continue }
      places.insert(place)
      if references[index].origin == .value { finitePlaces.insert(place) }
    }
    if unknown.count < dynamicSites.count {
      for site in dynamicSites where site.reason == .declared {
        places.insert(files.place(site.location))
        finitePlaces.insert(files.place(site.location))
      }
    }
    finite = finitePlaces.count
    literal = places.count - finite
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

  private struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  /// Gives files numbers, because to hash a path takes longer than all else.
  private struct FileNumbers {
    private var numbers: [FilePath: Int] = [:]
    private var last: (path: FilePath, number: Int)?

    mutating func place(_ location: SourceLocation) -> Place {
      // What is counted comes file by file.
      if let last, last.path == location.path {
        return Place(file: last.number, offset: location.offset)
      }
      let known = numbers[location.path]
      let number = known ?? numbers.count
      if known == nil { numbers[location.path] = number }
      last = (location.path, number)
      return Place(file: number, offset: location.offset)
    }
  }
}
