import SourceFiles
/// A bundle that code names, as far as the place of its module can be told.
enum BundleSource: Hashable, Sendable {
  /// That of the module that a file belongs to.
  case ofModule(having: FilePath)
  /// The value of a constant, by its type and name: `Bundle.kit`.
  case constant(String)
  /// That of a class that another file declares, or that has another name there.
  case ofClass(String)
  /// That of the targets that compile a file, which declares the class.
  case ofTargets(having: FilePath)
}

extension BundleSource {
  /// Its mark among the strings that declarations are sorted by.
  var sortKey: String {
    switch self {
    case .ofModule(let path), .ofTargets(let path): path.string
    case .constant(let name), .ofClass(let name): name
    }
  }
}

/// The modules in whose bundle a call looks, as far as that is told.
struct NamedBundle {
  /// Files of theirs: several where a name may mean several bundles, and none where it tells of no module.
  var files: [FilePath] = []
  /// Whether it is the bundle of the target that declares a class, which a package has none of.
  var isOfClass = false
  /// Whether it is that of a class whose declaration is not looked for yet.
  var isUnread = false
}
