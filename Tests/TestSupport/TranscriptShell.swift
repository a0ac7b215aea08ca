import Foundation

/// Runs the commands of a transcript, with the built program on the path.
struct TranscriptShell {
  let folder: TemporaryFolder
  private let tools: TemporaryFolder

  /// Makes a working folder; it is empty but for the repository's folders that are to be seen in it.
  init(linking folders: [String]) throws {
    folder = try TemporaryFolder()
    tools = try TemporaryFolder()
    let link = tools.url.appending(path: "l10nscan")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Self.program)
    try tools.write(Self.swiftCommand, to: "swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: tools.url.appending(path: "swift").path
    )
    for name in folders {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: name),
        withDestinationURL: Repository.root.appending(path: name)
      )
    }
  }

  /// Stands for `swift run -c release l10nscan …`, as the README has it, without building again.
  private static let swiftCommand = """
    #!/bin/sh
    while [ $# -gt 0 ] && [ "$1" != l10nscan ]; do shift; done
    exec "$@"

    """

  /// The program that was built together with the tests.
  private static var program: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let products = bundles.first?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return products.appending(path: "l10nscan")
  }

  /// Returns what a command prints to both streams, in lines, and how it ended if not with 0.
  func run(_ command: String) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Self.lines(of: bytes) + Self.ending(of: process)
  }

  /// The same on every machine, whatever the developer's own shell is set to.
  private var environment: [String: String] {
    let own = ProcessInfo.processInfo.environment
    let path = own["PATH"] ?? "/usr/bin:/bin"
    // What a sanitizer is to look for in the tests, it is to look for in the program.
    let options = own.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
    return options.merging([
      "PATH": tools.url.path + ":" + path, "HOME": folder.url.path, "LC_ALL": "C", "TZ": "UTC",
    ]) { $1 }
  }

  private static func lines(of bytes: Data) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func ending(of process: Process) -> [String] {
    switch process.terminationReason {
    case .exit where process.terminationStatus == 0: []
    case .exit: ["[exit \(process.terminationStatus)]"]
    default: ["[signal \(process.terminationStatus)]"]
    }
  }
}
