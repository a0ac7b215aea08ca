import Platform
import SourceFiles

/// The contents of files in git's store, which are read in portions when they are requested.
///
/// A file that is the same in the work tree is read there, without a process of git. Git tells the sizes
/// of the other contents first; each of them is then read once for all files that have it.
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

  /// An object, and where the work tree may have it.
  struct Expected: Sendable {
    let id: String
    var path: FilePath?
  }

  /// Git's output for some objects, and where in it their contents are.
  private struct Portion: Sendable {
    let bytes: [UInt8]
    let ranges: [String: Range<Int>]
  }

  private struct State: Sendable {
    /// The bytes of each object that git was asked about; nil where git does not have it.
    var sizes: [String: Int?] = [:]
    /// The objects in the order in which they are likely to be read.
    var order: [Expected] = []
    var places: [String: Int] = [:]
    var portions: [Portion] = []
    /// Whether git has failed to read a portion; it would fail for each.
    var isBroken = false
  }

  private let git: Git
  private let module: FilePath?
  private let workTree: FileSystem?
  private let state = Locked(State())

  /// The number of bytes that one process reads, unless a single file is larger.
  private static let portionSize = 32 << 20
  /// The number of objects of which one process tells the sizes.
  private static let portionCount = 4096
  /// The number of bytes that are kept of the last portions.
  private static let room = 128 << 20

  /// Makes a store of the working folder's repository or of a submodule.
  ///
  /// `workTree` has the files of today.
  init(_ git: Git, module: FilePath? = nil, besides workTree: FileSystem? = nil) {
    (self.git, self.module, self.workTree) = (git, module, workTree)
  }

  /// Reports that objects are likely to be read, in their order.
  func expect(_ objects: [Expected]) {
    state.withLock { state in
      for object in objects where state.places[object.id] == nil {
        state.places[object.id] = state.order.count
        state.order.append(object)
      }
    }
  }

  /// Returns the contents of an object if the work tree has them at a path.
  ///
  /// With `isKnown`, they were compared before: the file's bytes count, even if it was edited since.
  func bytesOfToday(of id: String, at path: FilePath, isKnown: Bool = false) -> [UInt8]? {
    guard id.utf8.count == BlobName.length, let bytes = try? workTree?.read(path),
      isKnown || BlobName.sha1(of: bytes) == id
    else { return nil }
    return bytes
  }

  /// Returns the contents of an object from git.
  func bytes(of id: String) throws(Loss) -> [UInt8] {
    try state.withLock { state in Result { () throws(Loss) in try self.bytes(of: id, &state) } }
      .get()
  }

  private func bytes(of id: String, _ state: inout State) throws(Loss) -> [UInt8] {
    if let known = Self.bytes(of: id, in: state.portions) { return known }
    if state.sizes[id] == nil { askSizes(from: id, &state) }
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

  /// Asks for the sizes of an object and of those behind it that the work tree does not have.
  private func askSizes(from id: String, _ state: inout State) {
    let start = state.places[id] ?? state.order.endIndex
    let others = state.order[start...].prefix(Self.portionCount)
      .filter { state.sizes[$0.id] == nil }
      .concurrentMap(jobs: processorCount) { [self] object in
        object.path.flatMap { bytesOfToday(of: object.id, at: $0) } == nil ? object.id : nil
      }
    let ids = [id] + others.compactMap(\.self).filter { $0 != id }
    // An object that git fails to tell of has no size.
    let sizes = (try? ask("--batch-check", ids)).map(Self.sizes) ?? [:]
    for id in ids { state.sizes[id] = .some(sizes[id]) }
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
    return state.order[start...]
      .prefix { other in
        size += (state.sizes[other.id] ?? nil) ?? 0
        return other.id == id || size <= portionSize
      }
      .map(\.id).filter { (state.sizes[$0] ?? nil) != nil }
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
  private static func sizes(_ listing: [UInt8]) -> [String: Int] {
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
