import Foundation
import TestSupport
import Testing

/// Keeps the folders of every module from knowing each other in a circle.
@Suite struct FolderCycleTests {
  /// What each folder has to forget so that no circle is left: all types of some others.
  ///
  /// This list may get shorter, and never longer.
  private static let known: [String: [String: Set<String>]] = [
    "L10nScan": ["Library": ["", "Baselines", "Settings"]]
  ]

  @Test func `no more folders know each other in a circle`() throws {
    for module in try Self.modules {
      let known = Self.known[module] ?? [:]
      var open = try Self.neighbours(in: module).reduce(into: [String: Set<String>]()) {
        $0[$1.key] = $1.value.subtracting(known[$1.key] ?? [])
      }
      while let free = open.first(where: { $0.value.isDisjoint(with: open.keys) })?.key {
        open[free] = nil
      }
      #expect(open.isEmpty, "in \(module), a circle is among \(open.keys.sorted())")
    }
  }

  @Test func `a circle that is no more is out of the list`() throws {
    #expect(Set(Self.known.keys).isSubset(of: try Self.modules))
    for (module, known) in Self.known {
      let neighbours = try Self.neighbours(in: module)
      for (folder, others) in known {
        let gone = others.subtracting(neighbours[folder] ?? [])
        #expect(gone.isEmpty, "in \(module), '\(folder)' names nothing of \(gone.sorted())")
      }
    }
  }

  private static var modules: [String] {
    get throws {
      let sources = Repository.root.appending(path: "Sources")
      return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    }
  }

  /// Returns for each folder of a module those whose types it names.
  private static func neighbours(in module: String) throws -> [String: Set<String>] {
    let folders = try SourceFolders(of: module)
    return folders.names.reduce(into: [:]) { $0[$1] = Set(folders.uses(by: $1).map(\.folder)) }
  }
}
