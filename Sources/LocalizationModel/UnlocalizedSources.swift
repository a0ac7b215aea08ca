package import SourceFiles

/// The sources of apps that take no table, in projects with another app that does: tools of the
/// developers, demonstrations.
package struct UnlocalizedSources: Hashable, Sendable {
  /// The files and folders that these apps take.
  private let own: Set<FilePath>
  /// The files and folders that other targets take.
  private let others: Set<FilePath>

  package init(own: Set<FilePath> = [], others: Set<FilePath> = []) {
    (self.own, self.others) = (own, others)
  }

  package var isEmpty: Bool { own.isEmpty }

  /// Whether a file belongs to these apps alone.
  ///
  /// Complexity: linear in the number of folders that it lies in.
  package func contain(_ file: FilePath) -> Bool {
    var isOwn = false
    var place = file
    while !others.contains(place) {
      isOwn = isOwn || own.contains(place)
      if place == place.folder { return isOwn }
      place = place.folder
    }
    return false
  }
}
