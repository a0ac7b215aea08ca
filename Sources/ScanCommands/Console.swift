package import Platform
package import Revisions
package import SourceFiles
import TextFormats

/// The surroundings of a command: the files, the two streams, and the wishes of the environment.
package struct Console: Sendable {
  package private(set) var files: FileSystem
  let git: Git
  let environment: [String: String]
  /// The absolute path of the folder that relative paths start from.
  let workingFolder: FilePath
  /// The time since some moment.
  let elapsed: @Sendable () -> Duration
  /// Waits for bytes of standard input; there are none where it has ended.
  let readInput: @Sendable () throws(FileError) -> [UInt8]
  private var writeBytes: @Sendable (StandardStream, [UInt8]) throws(FileError) -> Void
  /// The columns of a stream's terminal; nil where the stream goes elsewhere.
  private let terminalColumns: @Sendable (StandardStream) -> Int?
  /// Makes a watch over folders, which looks at the files again and again if that is wanted.
  let watch: @Sendable (_ isPolling: Bool) -> FileWatch
  /// Makes ready for a scan on several threads, after which the process ends.
  let prepareForScan: @Sendable (_ jobs: Int) -> Void
  private let kept = Locked<[any Sendable]>([])

  package init(
    files: FileSystem,
    git: Git = .absent,
    environment: [String: String],
    workingFolder: FilePath = "/",
    elapsed: @escaping @Sendable () -> Duration = { .zero },
    watch: @escaping @Sendable (_ isPolling: Bool) -> FileWatch = { _ in .none },
    prepareForScan: @escaping @Sendable (_ jobs: Int) -> Void = { _ in },
    readInput: @escaping @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in [] },
    write: @escaping @Sendable (StandardStream, [UInt8]) throws(FileError) -> Void,
    terminalColumns: @escaping @Sendable (StandardStream) -> Int?
  ) {
    self.files = files
    self.git = git
    self.environment = environment
    self.workingFolder = workingFolder
    self.elapsed = elapsed
    self.watch = watch
    self.prepareForScan = prepareForScan
    self.readInput = readInput
    writeBytes = write
    self.terminalColumns = terminalColumns
  }

  /// The machine's own files and the streams of this process.
  package static let standard: Console = {
    let start = ContinuousClock.now
    return Console(
      files: .local,
      git: .local,
      environment: ProcessEnvironment.variables,
      workingFolder: FilePath(ProcessEnvironment.workingFolder),
      elapsed: { ContinuousClock.now - start },
      watch: FileWatch.local,
      prepareForScan: { jobs in
        ProcessMemory.takeLargePieces()
        makeWorker(jobs: jobs)
      },
      readInput: { () throws(FileError) in
        try ("standard input" as FilePath).asking(.read, StandardInput.read())
      },
      write: { stream, bytes throws(FileError) in
        // To make a text of the stream by reflection took two fifths of printing the version.
        let name: FilePath = stream == .output ? "standard output" : "standard error"
        try name.asking(.write, stream.write(bytes))
      },
      terminalColumns: { $0.isTerminal ? $0.columns ?? 80 : nil }
    )
  }()

  /// The same console; links and configured paths may lead out of the project where that is allowed.
  func allowingOutside(_ isAllowed: Bool) -> Console {
    var console = self
    console.files.leavesProject = isAllowed
    return console
  }

  /// The same console for what a caller names; nothing is written elsewhere than there and in the working
  /// folder, or in the repositories around.
  ///
  /// Who may write a command line is trusted, so it does no harm to take all of it for paths.
  func naming(_ arguments: [String]) -> Console {
    var console = self
    console.files.outputs = { [files] in
      guard let folder = try? files.realPath(of: "."), folder != "/" else { return nil }
      let values = arguments.flatMap { argument -> [String] in
        let attached = argument.split(separator: "=", maxSplits: 1).dropFirst().map(String.init)
        if argument.hasPrefix("--") { return attached }
        return attached + [argument.hasPrefix("-") ? String(argument.dropFirst(2)) : argument]
      }
      return ["."] + Set(values).filter { !$0.isEmpty }.map { FilePath($0) }.filter { $0 != "/" }
    }
    return console
  }

  /// The same console, which says nothing twice beside the result.
  func tellingOnce() -> Console {
    let told = Locked<Set<[UInt8]>>([])
    var console = self
    console.writeBytes = { [writeBytes] stream, bytes throws(FileError) in
      guard stream == .output || told.withLock({ $0.insert(bytes).inserted }) else { return }
      try writeBytes(stream, bytes)
    }
    return console
  }

  /// Reads standard input to its end.
  func readAll() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readInput()
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// The same console, which says nothing.
  var silent: Console {
    var console = self
    console.writeBytes = { _, _ in }
    return console
  }

  /// The same console, which writes to its streams alone.
  var readingOnly: Console {
    var console = self
    console.files.isReadOnly = true
    return console
  }

  /// The same console, with other files.
  func reading(_ files: FileSystem) -> Console {
    var console = self
    console.files = files
    return console
  }

  /// Keeps a large result as long as the console.
  ///
  /// The console of the program lives until the process ends, and its memory then goes in one piece;
  /// to free it text by text takes some hundredths of the run, on one thread.
  func keep(_ result: some Sendable) {
    kept.withLock { $0.append(result) }
  }

  /// Prints the result of a command.
  func print(_ text: VisibleText) throws(CommandFailure) {
    try fileOrFail(writeBytes(.output, text.bytes))
  }

  /// Prints a value of JSON in its pieces, and a line end.
  func print(_ json: JSONWriter) throws(CommandFailure) {
    for piece in json.pieces { try print(VisibleText(encoded: piece)) }
    try print("\n")
  }

  /// Writes a file whole or not at all.
  func write(
    _ bytes: [UInt8],
    to path: FilePath,
    expecting expectation: FileExpectation = .anything
  ) throws(CommandFailure) {
    try fileOrFail(files.write(bytes, to: path, expecting: expectation))
  }

  /// Prints a note for people beside the result, in one line.
  func complain(_ text: VisibleText) {
    // If standard error is closed, only the exit status can report it.
    try? writeBytes(.error, text.bytes + [UInt8(ascii: "\n")])
  }

  /// Writes to the terminal what is to be gone again.
  func draw(_ text: VisibleText) {
    // If the terminal is closed, the line is of no use.
    try? writeBytes(.error, text.bytes)
  }

  /// The width that the user wants output in, by `COLUMNS`.
  var wantedColumns: Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The width of the terminal that a stream leads to; nil where it leads elsewhere.
  func columns(of stream: StandardStream) -> Int? {
    terminalColumns(stream)
  }
}
