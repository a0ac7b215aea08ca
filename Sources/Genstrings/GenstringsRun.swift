import CommandLineOptions
import Diagnostics
import Platform
package import SourceFiles
import StringResources
package import TextFormats

/// A run of Apple's genstrings: reads sources, complains of what is wrong with them, and writes tables.
package struct GenstringsRun {
  private let arguments: GenstringsArguments
  private let files: FileSystem
  private var report: GenstringsReport

  /// The outcome of a run; of several the worst counts.
  package enum Outcome: Comparable {
    case complete
    /// A call gives no entry.
    case incomplete
    /// Something could not be read or written.
    case failed
  }

  /// A reason why nothing is written.
  package struct Failure: Error {
    package let message: String
    package var hint: String?
    /// Whether the command line itself is wrong.
    package var isUsage = false

    fileprivate init(_ message: String, hint: String? = nil) {
      self.message = message
      self.hint = hint
    }

    fileprivate init(_ error: FileError) { message = error.description }
  }

  /// Makes a run that begins its messages with a name.
  package init(
    _ arguments: GenstringsArguments,
    calledAs name: String,
    in files: FileSystem,
    complain: @escaping (VisibleText) -> Void
  ) {
    self.arguments = arguments
    self.files = files
    report = GenstringsReport(name: name, arguments: arguments, complain: complain)
  }

  /// Reads all sources before anything is written.
  ///
  /// - Returns: How it ended; nil where no input is named and Apple's tool says how it is used.
  package mutating func run() throws(Failure) -> Outcome? {
    report.tellOfUnknownOptions()
    if arguments.exitsAsApple, arguments.paths.isEmpty, arguments.fileLists.isEmpty { return nil }
    try checkOutput()
    let paths = try sources()
    guard !paths.isEmpty || arguments.exitsAsApple else {
      var failure = Failure("no source file to read", hint: "give files or folders")
      failure.isUsage = true
      throw failure
    }
    let scanner = GenstringsScanner(settings: arguments.scan)
    let results = paths.concurrentMap(jobs: arguments.jobs) { [arguments, files] path in
      arguments.scan(path, by: scanner, in: files)
    }
    var scans: [(path: FilePath, scan: GenstringsScan)] = []
    var tables = GenstringsTables(arguments)
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let scan):
        scans.append((path, scan))
        report.tell(scan.defects, tables.add(scan))
      case .failure(let failure): report.tell(failure.message)
      }
    }
    report.tellOfComments(in: tables)
    try write(scans, tables)
    return arguments.exitsZero ? .complete : report.outcome
  }

  /// Looks for the output folder before any work is done.
  private func checkOutput() throws(Failure) {
    let folder = arguments.outputFolder
    do throws(FileError) {
      if try files.kind(of: folder) == .folder { return }
    } catch {
      throw Failure("cannot write to '\(folder)': \(error.reason)")
    }
    throw Failure("cannot write to '\(folder)': Not a directory")
  }

  private mutating func write(
    _ scans: [(path: FilePath, scan: GenstringsScan)],
    _ tables: GenstringsTables
  ) throws(Failure) {
    let output = GenstringsOutput(
      arguments: arguments,
      files: files,
      isPartial: report.hasFailures
    )
    do throws(FileError) {
      if arguments.writesData { return try output.writeData(scans) }
    } catch {
      throw Failure(error)
    }
    for name in tables.names {
      do throws(FileError) {
        try output.write(tables.spelled(name), table: name)
      } catch {
        report.tell(error.description)
      }
    }
  }
}

extension GenstringsArguments {
  fileprivate func scan(
    _ path: FilePath,
    by scanner: GenstringsScanner,
    in files: FileSystem
  ) -> Result<GenstringsScan, SourceEncoding.Failure> {
    do throws(FileError) {
      let stored = try files.read(path)
      do throws(SourceEncoding.Failure) {
        return .success(
          scanner.scan(try sourceEncoding.decode(stored, at: path, detecting: detectsEncoding))
        )
      } catch {
        return .failure(error)
      }
    } catch {
      return .failure(SourceEncoding.Failure(message: error.description))
    }
  }
}

extension GenstringsRun {
  /// Returns the files to read in the order in which they are given, each once.
  private mutating func sources() throws(Failure) -> [FilePath] {
    let walker = FileWalker(
      fileExtensions: GenstringsScanner.fileExtensions,
      excludes: FileWalker.defaultExcludes.map(Glob.init) + arguments.excludes,
      in: files
    )
    var roots = arguments.paths
    for list in arguments.fileLists { roots += try paths(in: list) }
    var known: Set<FilePath> = []
    var sources: [FilePath] = []
    for root in roots {
      let found = walker.walk([root])
      let isFailure = if arguments.exitsAsApple { try exists(root) } else { true }
      for diagnostic in found.diagnostics { report.tell(diagnostic.message, isFailure: isFailure) }
      sources += found.paths.filter { known.insert($0).inserted }
    }
    guard !sources.isEmpty || !report.hasFailures else { throw Failure("nothing to read") }
    return sources
  }

  /// Returns whether anything stands at a path that the command line names.
  ///
  /// Scripts name what is not there, and rely on Apple's tool to pass it over: a shell's pattern that
  /// fits no file, or the parts of a name with spaces.
  private func exists(_ path: FilePath) throws(Failure) -> Bool {
    do throws(FileError) {
      return try files.exists(path)
    } catch {
      throw Failure(error)
    }
  }

  /// Reads a property list of the form `{files = ({path = "a.m";}, …);}`.
  private func paths(in list: FilePath) throws(Failure) -> [FilePath] {
    let stored: [UInt8]
    do throws(FileError) {
      stored = try files.read(list)
    } catch {
      throw Failure(error)
    }
    guard let content = SourceFileList(stored, at: list) else {
      throw Failure(
        "'\(list)' is no list of files",
        hint: "write a property list {files = ({path = \"a.m\";});}"
      )
    }
    return content.paths
  }
}
