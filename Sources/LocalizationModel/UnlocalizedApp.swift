package import SourceFiles

/// An app that takes no table, in a project with another app that does: a tool of the developers, a
/// demonstration.
package struct UnlocalizedApp: Equatable, Sendable {
  /// The files and folders that it takes.
  private let own: Set<FilePath>
  /// The files and folders that other targets take, unless they are such apps too.
  private let others: Set<FilePath>

  package init(own: Set<FilePath>, others: Set<FilePath>) {
    (self.own, self.others) = (own, others)
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
