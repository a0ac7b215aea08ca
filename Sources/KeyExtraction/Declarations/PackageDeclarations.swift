import SourceFiles
import SwiftSource

/// The public declarations of packages for the code that uses them, but for the keys of their own
/// tables.
final class PackageDeclarations: Sendable {
  private let declarations: [String?: Declarations]
  /// The files that could not be read.
  let errors: [FileError]
  let isEmpty: Bool

  /// Reads files with some routines and types.
  init(
    _ files: [Packages.Source],
    of sources: SourceSet,
    _ routines: RoutineTable,
    _ types: LocalizableTypes
  ) {
    isEmpty = files.isEmpty
    let read =
      files.isEmpty
      ? []
      : sources.map { unit in
        unit.map { unit in
          var declarations = Declarations(in: unit, types, routines, isOfPackage: true)
          declarations.exports = unit.text.bytes.exportedModules
          return declarations
        }
      }
    var (declarations, errors) = ([String?: Declarations](), [FileError]())
    for (file, result) in zip(files, read) {
      switch result {
      case .success(let declared):
        declarations[file.module, default: Declarations()].merge(declared)
      case .failure(let error): errors.append(error)
      }
    }
    (self.declarations, self.errors) = (declarations, errors)
  }

  /// The modules that the packages' modules bring with them.
  var exports: ModuleExports {
    declarations.reduce(into: ModuleExports()) { $0.add($1.value.exports, of: $1.key) }
  }

  /// Names that stand for a localizable type.
  var aliases: [String: LiteralRole] {
    declarations.sorted { $0.key ?? "" < $1.key ?? "" }.reduce(into: [:]) { aliases, module in
      aliases.merge(module.value.aliases) { first, _ in first }
    }
  }

  /// The names of what hands a string on to a routine as its key.
  var wrapperNames: Set<String> {
    declarations.values.reduce(into: []) { $0.formUnion($1.wrapperNames) }
  }

  /// Makes routines of everything that takes a key.
  ///
  /// A type must be imported by the file that names it; a member of an extension can be seen in each
  /// file where one imports its module. Where a file need not import a package to see it, names that
  /// the sources declare themselves are theirs alone.
  func routines(besides own: Declarations) -> [Routine] {
    let exports = declarations.values.reduce(into: own.exports) { $0.formUnion($1.exports) }
    return declarations.sorted { $0.key ?? "" < $1.key ?? "" }.flatMap { module, declared in
      let declared = declared.withoutOwnTables
      let isOthers = { (routine: Routine) in own.signatures[routine.name] == nil }
      guard let module, !exports.contains(module) else {
        return declared.routines().filter(isOthers)
      }
      let imported = declared.routines(of: [module])
      guard own.imports.contains(module) else { return imported }
      return imported + declared.members.routines().filter(isOthers)
    }
  }

  /// Makes routines of what hands a string on to a routine as its key.
  func wrappers(besides own: Declarations) -> [Routine] {
    let names = wrapperNames
    return names.isEmpty ? [] : routines(besides: own).filter { names.contains($0.name) }
  }
}
