import Facts
import LocalizationModel
import Platform
import SourceFiles

/// The files of other tools that name a table's file, and so may take any of its texts: the build of an app
/// for Android, a script that makes the texts of a page.
///
/// They are only looked for where some key is to go.
struct TableMentions {
  private let input: ScanInput

  init(_ input: ScanInput) { self.input = input }

  /// Returns where tables are named first, by their places.
  func find(for tables: [StringTable], _ facts: Facts) -> [FilePath: SourceLocation] {
    let wanted = tables.map { table in
      Table(place: table.place, files: table.files.map(\.path).filter(\.isNamedByTools))
    }.filter { !$0.files.isEmpty }
    guard !wanted.isEmpty else { return [:] }
    return facts.answer("mentions of tables", given: wanted, in: input.files) { asked in
      find(wanted, in: asked.files)
    }
  }

  /// A table and its files.
  struct Table: Equatable, Sendable {
    let place: FilePath
    let files: [FilePath]
  }

  private func find(_ tables: [Table], in files: FileSystem) -> [FilePath: SourceLocation] {
    // What cannot be resolved is compared as it is spelled.
    let resolved = tables.map { $0.files.map { (try? files.realPath(of: $0)) ?? $0 } }
    let names = Set(resolved.joined().map { String($0.name) }).sorted()
    let tools = toolFiles(in: files)
    let found = tools.concurrentMap(jobs: input.jobs) {
      tool -> [(table: Int, place: SourceLocation)] in
      // What cannot be read names nothing that is known.
      guard let bytes = try? files.read(tool.path),
        names.contains(where: { bytes[...].firstOccurrence(of: Array($0.utf8)) != nil }),
        let file = ToolFile(bytes, at: tool.path)
      else { return [] }
      return tables.indices.compactMap { number in
        let places = resolved[number].compactMap { path in
          file.place(naming: String(path.name)) { path.mayBe($0, isNear: tool.isNear) }
        }
        return places.min().map { (number, $0) }
      }
    }
    var mentions: [FilePath: SourceLocation] = [:]
    for found in found {
      for (number, place) in found where mentions[tables[number].place] == nil {
        mentions[tables[number].place] = place
      }
    }
    return mentions
  }

  /// A file of a tool, and whether it lies below what is audited.
  private struct Tool {
    let path: FilePath
    let isNear: Bool
  }

  private struct Folder {
    let path: FilePath
    /// The path without links.
    let resolved: FilePath
    let depth: Int
    let isNear: Bool

    init(_ path: FilePath, isNear: Bool, in files: FileSystem) {
      // What cannot be resolved is known by its spelling.
      (self.path, resolved) = (path, (try? files.realPath(of: path)) ?? path)
      (depth, self.isNear) = (0, isNear)
    }

    init(_ name: String, in folder: Folder) {
      (path, resolved) = (folder.path.appending(name), folder.resolved.appending(name))
      (depth, isNear) = (folder.depth + 1, folder.isNear)
    }
  }

  private static let folderLimit = 20_000
  private static let fileLimit = 2_000

  /// Returns the files of tools below what is audited, and in the repository around that; sorted.
  private func toolFiles(in files: FileSystem) -> [Tool] {
    let roots = Set(
      (input.sources + input.tables).map { root in
        (try? files.kind(of: root)) == .folder ? root : root.folder
      }
    ).sorted()
    var folders = roots.map { Folder($0, isNear: true, in: files) }
    let starts = Set(folders.map(\.resolved))
    folders += Set(roots.compactMap { files.shownRepository(around: $0) }).sorted()
      .map { Folder($0, isNear: false, in: files) }.filter { !starts.contains($0.resolved) }
    var tools: [Tool] = []
    var next = 0
    while next < min(folders.count, Self.folderLimit) {
      let folder = folders[next]
      next += 1
      // A folder that cannot be listed names nothing.
      let entries = ((try? files.entries(of: folder.path)) ?? []).filter { entry in
        switch entry.kind {
        case .folder: Self.enters(entry.name)
        case .file: ToolFile.mayBe(entry.name, in: folder.path, depth: folder.depth)
        case .symbolicLink, .other: false
        }
      }
      for entry in entries.ordered(by: \.name) {
        if entry.kind == .file {
          let path = folder.path.appending(entry.name)
          tools.append(Tool(path: path, isNear: folder.isNear))
        } else {
          let inner = Folder(entry.name, in: folder)
          if !starts.contains(inner.resolved) { folders.append(inner) }
        }
      }
    }
    return Array(tools.ordered(by: \.path).prefix(Self.fileLimit))
  }

  private static func enters(_ name: String) -> Bool {
    if name.hasPrefix(".") { return ToolFile.jobFolders.contains(name) }
    guard let dot = name.lastIndex(of: ".") else { return !excludes.contains(name) }
    return !bundles.contains(name[name.index(after: dot)...])
  }

  private static let excludes = Set(FileWalker.defaultExcludes + ["third_party", "vendor"])
  private static let bundles: Set<Substring> = [
    "bundle", "framework", "lproj", "xcassets", "xcdatamodeld", "xcframework", "xcloc", "xcodeproj",
    "xcworkspace",
  ]
}

extension FileSystem {
  /// The repository around a path, spelled as the path is: from the working folder, or from the root of
  /// all files.
  fileprivate func shownRepository(around path: FilePath) -> FilePath? {
    let folder = repository(around: path)
    return path.isAbsolute ? folder : folder?.seen(from: absolutePath(of: "."))
  }
}

extension FilePath {
  /// Whether it is a table's file, which other tools know by its name.
  fileprivate var isNamedByTools: Bool {
    ["strings", "stringsdict", "xcstrings"].contains(String(fileExtension))
  }

  /// Whether a path may be this file, by its parts from the last one on; what a variable or a folder above
  /// stands for may be anything.
  ///
  /// Far from the table a name alone means one of another app as well.
  fileprivate func mayBe(_ parts: [Substring], isNear: Bool) -> Bool {
    var rest = components.map { Substring($0) }
    var count = 0
    for part in parts where part != "." {
      guard let own = rest.popLast() else { return true }
      if part == ".." || part.contains(where: { "$*%\\".contains($0) }) { break }
      guard part == own else { return false }
      if !part.hasSuffix(".lproj") { count += 1 }
    }
    return isNear || count > 1
  }
}
