package import KeyExtraction
import ProjectModel
package import SourceFiles

/// Finds the macros that Xcode is set to read like `NSLocalizedString`: the build setting
/// `LOCALIZED_STRING_MACRO_NAMES` of projects and of the `.xcconfig` files near them.
///
/// Projects are looked for in the folders of the sources and those above them, settings also in
/// the folders right beside a project.
package struct MacroNames {
  private let files: FileSystem

  private static let setting = "LOCALIZED_STRING_MACRO_NAMES"
  /// The macros that every project has, and the rest of `$(inherited)`.
  private static let known = Routine.knownFamilies + ["inherited"]

  package init(files: FileSystem) { self.files = files }

  /// Returns the project's own macros, in the order of their names.
  package func find(for roots: [FilePath]) -> [CustomRoutine] {
    let names = BuildSettings(files: files).words(assignedTo: Self.setting, near: roots)
    // Other words than identifiers are no routines, and left out.
    return names.subtracting(Self.known).sorted().compactMap { CustomRoutine($0) }
  }
}
