import Diagnostics
import LocalizationModel
package import SourceFiles

/// A list of source files as Xcode hands it to genstrings: `{files = ({path = "a.m";}, …);}`.
package struct SourceFileList {
  package let paths: [FilePath]

  /// Reads a property list of any form; it is nil where that is damaged, or another one.
  package init?(_ stored: [UInt8], at path: FilePath) {
    var table = LocalizedTable(path: path, format: .sourceFileList)
    let list = PropertyList(reading: stored, for: &table)
    guard let files = list.members["files"]?.elements,
      !table.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    paths = files.compactMap { $0.members?["path"]?.string }.map { FilePath($0) }
    guard paths.count == files.count else { return nil }
  }
}
