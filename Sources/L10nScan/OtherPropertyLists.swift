import Facts
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles

/// Lists `Info.plist` that lie too far from a table to know that it translates them: those
/// of the targets of an app whose tables have a folder of their own, and those that XcodeGen and Tuist
/// make of the properties in their manifests.
///
/// They are only read if some reason for a permission seems unused.
struct OtherPropertyLists {
  private let input: ScanInput

  init(_ input: ScanInput) { self.input = input }

  /// Returns those of some keys that any list below the sources and tables has, or a manifest there or
  /// above.
  func mentions(of keys: Set<String>, _ facts: Facts) -> Set<String> {
    guard !keys.isEmpty else { return [] }
    return facts.answer("property lists", given: keys, in: input.files) { asked in
      mentions(of: keys, in: asked.files)
    }
  }

  private func mentions(of keys: Set<String>, in files: FileSystem) -> Set<String> {
    let roots = Set(input.sources + input.tables).sorted()
    let paths = input.walker(Self.fileExtensions, in: files).walk(roots, jobs: input.jobs).paths
    let lists = Set(paths.filter(\.mayHoldProperties) + manifests(above: roots, in: files)).sorted()
    // What cannot be read has no use that is known.
    let texts = lists.concurrentMap(jobs: input.jobs) { (try? files.read($0)) ?? [] }
    return keys.filter { key in
      texts.contains { $0[...].firstOccurrence(of: Array(key.utf8)) != nil }
    }
  }

  private static let fileExtensions = ProjectManifests.fileExtensions.union(["plist", "swift"])

  /// Returns the manifests beside and above some folders.
  private func manifests(above roots: [FilePath], in files: FileSystem) -> [FilePath] {
    Set(roots.flatMap(files.projectFolders)).flatMap { folder in
      files.names(in: folder).map(folder.appending).filter(\.mayHoldProperties)
    }
  }
}
