import Platform
import SourceFiles

/// The contents of files in git's store, which are read in portions when they are requested.
///
/// Git says first how large they are; each is then read once for all files that have it.
final class ObjectStore: Sendable {
  /// Why there are no contents.
  enum Loss: Error {
    case missing
    case excess

    var reason: String {
      switch self {
      case .missing: "Its contents are missing from git's store"
      case .excess: FileError.excess
      }
    }
  }

  /// Git's output for some objects, and where in it their contents are.
  private struct Portion: Sendable {
    let bytes: [UInt8]
    let ranges: [String: Range<Int>]
  }

  private struct State: Sendable {
    /// The bytes of each requested object; nil where git does not have it.
    var sizes: [String: Int?] = [:]
    /// The objects in the order in which they are likely to be read.
    var order: [String] = []
    var places: [String: Int] = [:]
    var portions: [Portion] = []
    /// Whether git has failed to read a portion; it would fail for each.
    var isBroken = false
  }

  private let git: Git
  private let module: FilePath?
  private let state = Locked(State())

  /// The number of bytes that one process reads, unless a single file is larger.
  private static let portionSize = 32 << 20
  /// The number of bytes that are kept of the last portions.
  private static let room = 128 << 20

  init(_ git: Git, module: FilePath? = nil) {
    self.git = git
    self.module = module
  }

  /// Reports that objects are likely to be read, in their order.
  func expect(_ ids: [String]) throws(GitError) {
    try state.withLock { state in Result { () throws(GitError) in try self.expect(ids, &state) } }
      .get()
  }

  /// Returns the contents of an object.
  func bytes(of id: String) throws(Loss) -> [UInt8] {
    try state.withLock { state in Result { () throws(Loss) in try self.bytes(of: id, &state) } }
      .get()
  }

  private func expect(_ ids: [String], _ state: inout State) throws(GitError) {
    var new: Set<String> = []
    let ids = ids.filter { state.sizes[$0] == nil && new.insert($0).inserted }
    if ids.isEmpty { return }
    let sizes = Self.sizes(in: try ask("--batch-check", ids))
    for id in ids {
      state.sizes[id] = .some(sizes[id])
      state.places[id] = state.order.count
      state.order.append(id)
    }
  }

  private func bytes(of id: String, _ state: inout State) throws(Loss) -> [UInt8] {
    if let known = Self.bytes(of: id, in: state.portions) { return known }
    // An object that git fails to tell of has no size.
    try? expect([id], &state)
    guard let size = state.sizes[id] ?? nil else { throw .missing }
    guard size <= FileError.sizeLimit else { throw .excess }
    guard !state.isBroken, let portion = read(Self.ids(from: id, state)),
      let bytes = Self.bytes(of: id, in: [portion])
    else {
      state.isBroken = true
      throw .missing
    }
    if size <= Self.portionSize { Self.keep(portion, &state) }
    return bytes
  }

  /// Reads a portion; nil where git fails.
  private func read(_ ids: [String]) -> Portion? {
    (try? ask("--batch", ids)).map { Portion(bytes: $0, ranges: Self.ranges(in: $0)) }
  }

  private func ask(_ option: String, _ ids: [String]) throws(GitError) -> [UInt8] {
    let input = Array(ids.map { $0 + "\n" }.joined().utf8)
    return try git.run(
      Git.Call(arguments: ["cat-file", option], input: input, module: module)
    )
  }

  /// Returns an object and those behind it that go with it into one portion.
  private static func ids(from id: String, _ state: State) -> [String] {
    guard let start = state.places[id] else { return [id] }
    var size = 0
    return Array(
      state.order[start...].prefix { other in
        size += (state.sizes[other] ?? nil) ?? 0
        return other == id || size <= portionSize
      }
      .filter { (state.sizes[$0] ?? nil) != nil }
    )
  }

  private static func bytes(of id: String, in portions: [Portion]) -> [UInt8]? {
    for portion in portions {
      if let range = portion.ranges[id] { return Array(portion.bytes[range]) }
    }
    return nil
  }

  private static func keep(_ portion: Portion, _ state: inout State) {
    state.portions.append(portion)
    while state.portions.count > 1, state.portions.reduce(0, { $0 + $1.bytes.count }) > room {
      state.portions.removeFirst()
    }
  }

  /// Reads what `git cat-file --batch-check` prints: `id type size` for each object.
  private static func sizes(in listing: [UInt8]) -> [String: Int] {
    var sizes: [String: Int] = [:]
    for line in listing.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { continue }
      sizes[String(words[0])] = size
    }
    return sizes
  }

  /// Reads what `git cat-file --batch` prints: `id type size LF`, the contents, and LF for each.
  private static func ranges(in batch: [UInt8]) -> [String: Range<Int>] {
    var ranges: [String: Range<Int>] = [:]
    var index = 0
    while let end = batch[index...].firstIndex(of: 0x0A) {
      let words = String(decoding: batch[index..<end], as: UTF8.self).split(separator: " ")
      let size = words.count == 3 ? Int(words[2]) ?? 0 : 0
      let stop = end + 1 + min(max(size, 0), batch.count - end - 1)
      if words.count == 3 { ranges[String(words[0])] = end + 1..<stop }
      index = words.count == 3 ? min(stop + 1, batch.count) : end + 1
    }
    return ranges
  }
}
