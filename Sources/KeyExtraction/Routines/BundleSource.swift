import SourceFiles
/// A bundle that code names, as far as the place of its module can be told.
enum BundleSource: Hashable, Sendable {
  /// That of the module that a file belongs to.
  case ofModule(having: FilePath)
  /// The value of a constant, by its type and name: `Bundle.kit`.
  case constant(String)
}

extension BundleSource {
  /// Its mark among the strings that declarations are sorted by.
  var sortKey: String {
    switch self {
    case .ofModule(let path): path.string
    case .constant(let name): name
    }
  }
}
