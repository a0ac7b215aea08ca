/// Finds files below folders, in an order that is the same on every machine.
public struct FileWalker: Sendable {
  /// What nobody's own sources and tables lie in: build products and other people's packages.
  public static let defaultExcludes = [
    ".build", "build", "DerivedData", "Pods", "Carthage", "Checkouts", "node_modules",
    "*.xcframework", "*.framework",
  ]

  private let excludes: [Glob]
  private let includesHidden: Bool
  private let fileExtensions: Set<String>
  private let files: FileSystem

  /// Makes a walker.
  ///
  /// - Parameters:
  ///   - fileExtensions: What the names of wanted files end in, without the dot.
  ///   - excludes: What to leave out, compared with paths relative to the folder walked.
  ///   - includesHidden: Whether to enter folders whose names begin with a dot.
  ///   - files: Where to walk.
  public init(
    fileExtensions: Set<String>,
    excludes: [Glob] = defaultExcludes.map(Glob.init),
    includesHidden: Bool = false,
    in files: FileSystem = .local
  ) {
    self.fileExtensions = fileExtensions
    self.excludes = excludes
    self.includesHidden = includesHidden
    self.files = files
  }

  /// What a walk found, and what it could not look into.
  public struct Result: Sendable {
    /// Sorted, each file once.
    public var paths: [FilePath] = []
    public var diagnostics: [Diagnostic] = []
  }

  /// Finds the wanted files below `roots`; a root that is a file is taken whatever its name.
  ///
  /// A symbolic link to a file is followed. One to a folder is not: where it leads inside the roots,
  /// the folder is walked under its own name, and loops cannot arise.
  public func walk(_ roots: [FilePath]) -> Result {
    var result = Result()
    for root in roots {
      record(in: &result) { result throws(FileError) in
        if try files.kind(of: root) == .folder {
          visitFolder(root, below: "", &result)
        } else {
          result.paths.append(root)
        }
      }
    }
    result.paths = Set(result.paths).sorted()
    result.diagnostics.sort()
    return result
  }

  private func visitFolder(_ folder: FilePath, below prefix: String, _ result: inout Result) {
    record(in: &result) { result throws(FileError) in
      for entry in try files.entries(of: folder) where isWelcome(entry, below: prefix) {
        let path = folder.appending(entry.name)
        switch entry.kind {
        case .file: result.paths.append(path)
        case .folder: visitFolder(path, below: prefix + entry.name + "/", &result)
        case .symbolicLink: followLink(path, &result)
        case .other: break
        }
      }
    }
  }

  private func followLink(_ path: FilePath, _ result: inout Result) {
    guard isWanted(path.fileExtension) else { return }
    record(in: &result) { result throws(FileError) in
      if try files.kind(of: path) == .file { result.paths.append(path) }
    }
  }

  private func isWelcome(_ entry: FolderEntry, below prefix: String) -> Bool {
    switch entry.kind {
    case .file: guard isWanted(FilePath(entry.name).fileExtension) else { return false }
    case .folder: guard includesHidden || !entry.name.hasPrefix(".") else { return false }
    case .symbolicLink, .other: break
    }
    return !excludes.contains { $0.matches(prefix + entry.name) }
  }

  private func isWanted(_ fileExtension: Substring) -> Bool {
    fileExtensions.contains(String(fileExtension))
  }

  /// Runs a step, and keeps its error as a diagnostic: the walk goes on with what can be read.
  private func record(
    in result: inout Result,
    _ step: (inout Result) throws(FileError) -> Void
  ) {
    do throws(FileError) {
      try step(&result)
    } catch {
      result.diagnostics.append(error.diagnostic)
    }
  }
}
