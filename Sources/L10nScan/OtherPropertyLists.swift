import LocalizationModel
import SourceFiles

/// Lists `Info.plist` that lie too far from a table for it to be told that it translates them: those
/// of the targets of an app whose tables have a folder of their own.
///
/// They are only looked into where some reason for a permission seems to be asked for by nobody.
struct OtherPropertyLists {
  private let input: ScanInput

  init(_ input: ScanInput) { self.input = input }

  /// Returns those of some keys that any list below the sources and tables has.
  func mentions(of keys: Set<String>, _ memory: inout AuditMemory) -> Set<String> {
    guard !keys.isEmpty else { return [] }
    let history = memory.knownHistory
    return memory.files.propertyLists.find(keys, in: input.files, after: history) { files in
      mentions(of: keys, in: files)
    }
  }

  private func mentions(of keys: Set<String>, in files: FileSystem) -> Set<String> {
    let roots = Set(input.sources + input.tables).sorted()
    let paths = input.walker(["plist"], in: files).walk(roots, jobs: input.jobs).paths
    let lists = paths.filter { $0.name.hasSuffix("Info.plist") }
    // What cannot be read asks for nothing that could be told.
    let texts = lists.concurrentMap(jobs: input.jobs) { (try? files.read($0)) ?? [] }
    return keys.filter { key in
      texts.contains { $0[...].firstOccurrence(of: Array(key.utf8)) != nil }
    }
  }
}
