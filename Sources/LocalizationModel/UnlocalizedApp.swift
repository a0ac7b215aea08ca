package import SourceFiles

/// A program that takes no table, beside an app that does, or a library: a tool of the developers, a
/// demonstration.
package struct UnlocalizedApp: Equatable, Sendable {
  /// The name of the target.
  package let name: String
  /// The files and folders that it takes.
  fileprivate let own: Set<FilePath>
  /// The files and folders that other targets take, unless they are such apps too.
  private let others: Set<FilePath>
  /// Whether its project has no table at all and nothing of another one that has but a library to show, so
  /// that no text of its own is found.
  package let isApart: Bool
  /// Whether it shows what a library can do, so that its texts need no table.
  package let isDemonstration: Bool

  package init(
    name: String,
    own: Set<FilePath>,
    others: Set<FilePath>,
    isApart: Bool = false,
    isDemonstration: Bool = false
  ) {
    (self.name, self.own, self.others) = (name, own, others)
    (self.isApart, self.isDemonstration) = (isApart, isDemonstration)
  }

  /// Whether a source belongs to such an app alone.
  ///
  /// Complexity: linear in the number of folders that it lies in.
  package func owns(_ source: FilePath) -> Bool {
    var isOwn = false
    var place = source
    while !others.contains(place) {
      isOwn = isOwn || own.contains(place)
      if place == place.folder { return isOwn }
      place = place.folder
    }
    return false
  }
}

/// Finds, among apps, those that sources belong to alone.
package struct UnlocalizedAppIndex {
  private let apps: [UnlocalizedApp]
  /// The numbers of the apps that take a file or folder.
  private var takers: [FilePath: [Int]] = [:]

  package init(_ apps: [UnlocalizedApp]) {
    self.apps = apps
    for (number, app) in apps.enumerated() {
      for place in app.own { takers[place, default: []].append(number) }
    }
  }

  /// Returns the numbers of the apps that a source belongs to alone, in their order.
  ///
  /// Complexity: linear in the number of folders that it lies in, and of the apps that take them.
  package func owners(of source: FilePath) -> [Int] {
    if apps.isEmpty { return [] }
    var numbers = Set(takers[source] ?? [])
    var place = source
    while place != place.folder {
      place = place.folder
      numbers.formUnion(takers[place] ?? [])
    }
    return numbers.filter { apps[$0].owns(source) }.sorted()
  }
}
