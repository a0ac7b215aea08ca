#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The output of a program that has ended.
package struct ProgramOutput: Sendable {
  package let output: [UInt8]
  package let errors: [UInt8]
  /// Whether the program ended by itself, with the status 0.
  package let isSuccess: Bool

  /// Runs a program to its end, or until one of its streams has given more than `limit` bytes; nil
  /// where it cannot be started.
  package static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    input: [UInt8],
    limit: Int = .max
  ) -> ProgramOutput? {
    // Whatever it is that fails, there is no answer.
    try? output(of: program, arguments, environment, input, limit)
  }

  private static func output(
    of program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ input: [UInt8],
    _ limit: Int
  ) throws(SystemError) -> ProgramOutput {
    // First of all, so that no other file has the number that this one is to have.
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let source = try OpenFile.holding(input, in: folder)
    var output = try Pipe()
    var errors = try Pipe()
    let process = try start(
      program,
      [program] + arguments,
      environment.map { "\($0.key)=\($0.value)" },
      streams: [source.descriptor, output.target, errors.target]
    )
    output.closeTarget()
    errors.closeTarget()
    let bytes = drain([output.source, errors.source], atMost: limit)
    // A program that has more to say ends when no reader is left.
    output.closeSource()
    errors.closeSource()
    var status: Int32 = 0
    _ = try uninterrupted { unsafe waitpid(process, &status, 0) }
    let isWhole = bytes.allSatisfy { $0.count <= limit }
    return ProgramOutput(
      output: bytes[0],
      errors: bytes[1],
      isSuccess: status == 0 && isWhole
    )
  }

  /// Starts a program whose first descriptors are `streams`.
  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String],
    streams: [Int32]
  ) throws(SystemError) -> pid_t {
    // If the parent of this program ignores the end of children, it would go unnoticed.
    signal(SIGCHLD, SIG_DFL)
    #if canImport(Darwin)
      var actions: UnsafeMutableRawPointer?
      var attributes: UnsafeMutableRawPointer?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // The threads of Dispatch take no signals, and writing ignores one; the program is to take all.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    let argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let envp = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (argv + envp).forEach { unsafe free($0) } }
    var process: pid_t = 0
    errno = unsafe posix_spawn(&process, program, &actions, &attributes, argv, envp)
    guard errno == 0 else { throw SystemError() }
    return process
  }

  /// Reads what comes from some pipes until all have ended, or one has given more than `limit` bytes.
  ///
  /// Of all at once, because the program may wait for any to be read.
  private static func drain(_ pipes: [Int32], atMost limit: Int) -> [[UInt8]] {
    var bytes = pipes.map { _ in [UInt8]() }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var requests = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while requests.contains(where: { $0.fd >= 0 }) {
      // Nothing but a signal keeps it from waiting.
      guard unsafe poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      for number in requests.indices where requests[number].revents != 0 {
        let count = readSome(of: requests[number].fd, into: &chunk)
        bytes[number] += chunk[..<count]
        if bytes[number].count > limit { return bytes }
        if count == 0 { requests[number].fd = -1 }
      }
    }
    return bytes
  }

  /// Returns how many bytes came; none where the other side has ended.
  private static func readSome(of descriptor: Int32, into chunk: inout [UInt8]) -> Int {
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      // A pipe of one's own does not fail.
      if count >= 0 || errno != EINTR { return max(count, 0) }
    }
  }
}

/// A pipe of which another program gets the target.
private struct Pipe: ~Copyable {
  let source: Int32
  let target: Int32
  private var openSource: OpenFile?
  private var openTarget: OpenFile?

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    _ = try uninterrupted { unsafe pipe(&ends) }
    (source, target) = (ends[0], ends[1])
    openSource = OpenFile(keeping: source)
    openTarget = OpenFile(keeping: target)
  }

  mutating func closeSource() { openSource = nil }
  mutating func closeTarget() { openTarget = nil }
}

extension OpenFile {
  /// Makes the owner of an open file, which no program that is started gets by chance.
  fileprivate init(keeping descriptor: Int32) {
    self.init(descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Opens a file that holds some bytes, and is gone when it is closed.
  fileprivate static func holding(
    _ bytes: [UInt8],
    in folder: String
  ) throws(SystemError) -> OpenFile {
    if bytes.isEmpty { return try OpenFile("/dev/null", O_RDONLY) }
    var name = Array("\(folder)/l10nscan-XXXXXX".utf8CString)
    let file = OpenFile(keeping: try uninterrupted { unsafe mkstemp(&name) })
    _ = unsafe unlink(name)
    try file.write(bytes)
    _ = lseek(file.descriptor, 0, SEEK_SET)
    return file
  }
}
