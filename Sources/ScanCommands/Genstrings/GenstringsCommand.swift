import CommandLineOptions
import Diagnostics
import KeyExtraction
import SourceFiles
import StringResources
import TextFormats

/// Does the work of Apple's genstrings, with its arguments, messages and files.
struct GenstringsCommand: Sendable {
  /// The names that Apple gives the program.
  static let names = ["genstrings", "extractLocStrings"]

  /// The name that messages begin with.
  private let name: String
  /// Whether scripts that know Apple's tool call this one by its name, and want its exit status.
  private let isApples: Bool
  private let console: Console

  init(calledAs name: String, isApples: Bool = false, in console: Console) {
    self.name = name
    self.isApples = isApples
    self.console = console
  }

  /// Runs as a program of its own, and returns how to end.
  func run(asProgram arguments: [String]) -> ExitCode {
    do throws(CommandFailure) {
      if OptionSyntax.isHelpWanted(by: arguments) { return try printUsage() }
      return try run(arguments)
    } catch {
      for diagnostic in error.diagnostics {
        console.complain("\(name): error: \(diagnostic.message)")
      }
      console.complain("\(name): error: \(error.message)")
      if let hint = error.hint { console.complain("hint: \(hint)") }
      return .failure
    }
  }

  /// Reads the sources, complains of what is wrong with them, and writes the tables.
  func run(_ words: [String]) throws(CommandFailure) -> ExitCode {
    let arguments = try read(words)
    // An argument may stand in a file that is named.
    let console = console.allowingOutside(arguments.allowsOutside)
      .naming(words + [arguments.outputFolder.string])
    return try GenstringsCommand(calledAs: name, in: console).run(arguments)
  }

  private func run(_ arguments: GenstringsArguments) throws(CommandFailure) -> ExitCode {
    var report = GenstringsReport(name: name, arguments: arguments, console: console)
    report.tellOfUnknownOptions()
    if arguments.exitsAsApple, arguments.paths.isEmpty, arguments.fileLists.isEmpty {
      return try printUsage()
    }
    try checkOutput(arguments)
    let paths = try sources(arguments, &report)
    guard !paths.isEmpty || arguments.exitsAsApple else {
      throw CommandFailure(usage: "no source file to read", hint: "give files or folders")
    }
    let scanner = GenstringsScanner(settings: arguments.scan)
    let results = paths.concurrentMap(jobs: arguments.jobs) { path in
      scan(path, scanner, arguments)
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
    try write(scans, tables, arguments, &report)
    return arguments.exitsZero ? .success : report.exitCode
  }

  private func printUsage() throws(CommandFailure) -> ExitCode {
    let usage = "\(name) PATH... [options]"
    let help = Program.syntax.help(for: Command.genstrings.syntax, usage: usage)
    try console.print("\(inLines: help)")
    return .success
  }

  private func read(_ words: [String]) throws(CommandFailure) -> GenstringsArguments {
    do throws(UsageError) {
      return try GenstringsArguments(words, isApples: isApples, in: console.files)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Looks for the output folder before any work is done.
  private func checkOutput(_ arguments: GenstringsArguments) throws(CommandFailure) {
    let folder = arguments.outputFolder
    do throws(FileError) {
      if try console.files.kind(of: folder) == .folder { return }
    } catch {
      throw CommandFailure("cannot write to '\(folder)': \(error.reason)")
    }
    throw CommandFailure("cannot write to '\(folder)': Not a directory")
  }

  private func scan(
    _ path: FilePath,
    _ scanner: GenstringsScanner,
    _ arguments: GenstringsArguments
  ) -> Result<GenstringsScan, SourceEncoding.Failure> {
    do throws(FileError) {
      let stored = try console.files.read(path)
      do throws(SourceEncoding.Failure) {
        let detects = arguments.detectsEncoding
        let text = try arguments.sourceEncoding.decode(stored, at: path, detecting: detects)
        return .success(scanner.scan(text))
      } catch {
        return .failure(error)
      }
    } catch {
      return .failure(SourceEncoding.Failure(message: error.description))
    }
  }

  private func write(
    _ scans: [(path: FilePath, scan: GenstringsScan)],
    _ tables: GenstringsTables,
    _ arguments: GenstringsArguments,
    _ report: inout GenstringsReport
  ) throws(CommandFailure) {
    let output = GenstringsOutput(
      arguments: arguments,
      files: console.files,
      isPartial: report.hasFailures
    )
    do throws(FileError) {
      if arguments.writesData { return try output.writeData(scans) }
    } catch {
      throw CommandFailure(error)
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

extension GenstringsCommand {
  /// Returns the files to read in the order in which they are given, each once.
  private func sources(
    _ arguments: GenstringsArguments,
    _ report: inout GenstringsReport
  ) throws(CommandFailure) -> [FilePath] {
    let walker = FileWalker(
      fileExtensions: GenstringsScanner.fileExtensions,
      excludes: FileWalker.defaultExcludes.map(Glob.init) + arguments.excludes,
      in: console.files
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
    guard !sources.isEmpty || !report.hasFailures else { throw CommandFailure("nothing to read") }
    return sources
  }

  /// Tells whether anything stands at a path that the command line names.
  ///
  /// Scripts name what is not there, and rely on Apple's tool to pass it over: a shell's pattern that
  /// fits no file, or the parts of a name with spaces.
  private func exists(_ path: FilePath) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      return try console.files.exists(path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Reads a property list of the form `{files = ({path = "a.m";}, …);}`.
  private func paths(in list: FilePath) throws(CommandFailure) -> [FilePath] {
    let stored: [UInt8]
    do throws(FileError) {
      stored = try console.files.read(list)
    } catch {
      throw CommandFailure(error)
    }
    guard let content = SourceFileList(stored, at: list) else {
      throw CommandFailure(
        "'\(list)' is no list of files",
        hint: "write a property list {files = ({path = \"a.m\";});}"
      )
    }
    return content.paths
  }
}
