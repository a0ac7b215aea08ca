import Foundation
import Platform
package import SourceFiles

/// Files in memory, which fail where a test wants them to.
///
/// Folders need not be made: they are there as soon as something lies in them. Relative paths lie
/// below the working folder `.`.
package final class MemoryFiles: @unchecked Sendable {
  /// What goes wrong at a path.
  package enum Fault: Sendable {
    /// A file or folder that is there and cannot be read or listed.
    case unreadable
    /// A file or folder that is listed, and is gone when it is read.
    case vanished
    /// A file that ends early, or a folder of which only the first names are told.
    case short(Int)
    /// A file or folder that cannot be written or made.
    case unwritable
  }

  /// What goes wrong with a call, whatever its path.
  package enum CallFault: Sendable, CaseIterable {
    case inputOutput
    /// The file seems to be gone.
    case absence
    /// A call that is made, and fails nevertheless.
    case failureAfterwards
    /// A file of which half is read, or a folder of which half is listed.
    case half

    /// Tells whether a call ends otherwise by the fault than without it, or than by another fault.
    package func concerns(_ call: Call) -> Bool {
      switch self {
      case .inputOutput: true
      case .absence: !call.isOfNothing
      case .failureAfterwards: call.kind == .change
      case .half: call.kind == .reading
      }
    }
  }

  /// A call that was made.
  package struct Call: Sendable {
    package enum Kind: Sendable {
      /// What a path is, or where it leads.
      case question
      /// A file is read, or a folder is listed.
      case reading
      case change
    }

    let kind: Kind
    /// Whether nothing was at the path.
    var isOfNothing = false
  }

  private let lock = NSLock()
  /// The calls until one fails, the way it does, and whether all later ones fail as well.
  private var plan: (rest: Int, fault: CallFault, isLasting: Bool)?
  private var history: [Call] = []
  private var contents: [FilePath: [UInt8]]
  private var folders: Set<FilePath> = []
  private var links: [FilePath: FilePath] = [:] { didSet { places = [:] } }
  /// Where paths lead that were asked for; tests ask for the same ones a million times.
  private var places: [FilePath: FilePath] = [:]
  private var faults: [FilePath: Fault] = [:]
  private var order = SeededGenerator(seed: 1)

  package init(_ contents: [FilePath: [UInt8]] = [:]) {
    self.contents = contents
  }

  package convenience init(_ texts: [FilePath: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  /// The bytes of a file, whatever its faults; nil removes it.
  package subscript(path: FilePath) -> [UInt8]? {
    get { locked { contents[path] } }
    set { locked { contents[path] = newValue } }
  }

  /// The paths of all files, sorted.
  package var paths: [FilePath] { locked { contents.keys.sorted() } }

  /// Returns the text of a file, or nil where there is none.
  package func text(of path: FilePath) -> String? {
    self[path].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Makes a symbolic link; the target is a path of this file system, not relative to the link.
  package func link(_ path: FilePath, to target: FilePath) {
    locked { links[path] = target }
  }

  /// Lets folders tell their names in other orders than before; every listing has one of its own.
  package func shuffleListings(seed: UInt64) {
    locked { order = SeededGenerator(seed: seed) }
  }

  /// Lets something go wrong; nil mends it.
  package func fail(_ path: FilePath, with fault: Fault?) {
    locked { faults[path] = fault }
  }

  /// The calls that were made, in their order.
  package var calls: [Call] { locked { history } }

  /// Lets a call fail, counted from 1 and from now on; all later ones too where the fault is lasting.
  package func failCall(_ number: Int, with fault: CallFault, isLasting: Bool = false) {
    locked { plan = (number, fault, isLasting) }
  }

  /// Returns copies of all files and links in new files without any fault.
  package func copy() -> MemoryFiles {
    let copy = MemoryFiles(locked { contents })
    copy.links = locked { links }
    copy.folders = locked { folders }
    return copy
  }

  /// The files as the program sees them.
  package var fileSystem: FileSystem {
    FileSystem(
      contents: { path throws(FileError) in
        let bytes = try self.call(.read, .reading, path) { () throws(FileError) in
          try self.read(path)
        }
        return self.isCut ? Array(bytes.prefix(bytes.count / 2)) : bytes
      },
      list: { path throws(FileError) in
        let entries = try self.call(.list, .reading, path) { () throws(FileError) in
          try self.list(path)
        }
        return self.isCut ? Array(entries.prefix(entries.count / 2)) : entries
      },
      kind: { path throws(FileError) in
        try self.call(.read, .question, path) { () throws(FileError) in try self.kind(of: path) }
      },
      target: { path throws(FileError) in
        try self.call(.read, .question, path) { () throws(FileError) in try self.target(of: path) }
      },
      replace: { path, bytes, expectation throws(FileError) in
        try self.call(.write, .change, path) { () throws(FileError) in
          try self.replace(path, with: bytes, expecting: expectation)
        }
      },
      makeFolder: { path throws(FileError) in
        try self.call(.create, .change, path) { () throws(FileError) in try self.makeFolder(path) }
      },
      discard: { path throws(FileError) in
        try self.call(.write, .change, path) { () throws(FileError) in try self.discard(path) }
      }
    )
  }
}

extension MemoryFiles {
  /// Makes a call, or lets it fail where that is planned.
  private func call<Value>(
    _ operation: FileError.Operation,
    _ kind: Call.Kind,
    _ path: FilePath,
    _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let (place, fault) = locked { note(kind) }
    switch fault {
    case .inputOutput: throw FileError(operation, path, reason: "Input/output error")
    case .absence: throw FileError(operation, path, reason: "No such file or directory")
    case .failureAfterwards:
      _ = try body()
      throw FileError(operation, path, reason: "Input/output error")
    case .half, nil:
      do { return try body() } catch {
        if error.isAbsence { locked { history[place].isOfNothing = true } }
        throw error
      }
    }
  }

  /// Notes a call, and returns its place in the history and what goes wrong with it.
  private func note(_ kind: Call.Kind) -> (place: Int, fault: CallFault?) {
    history.append(Call(kind: kind))
    return (history.count - 1, nextFault())
  }

  private func nextFault() -> CallFault? {
    guard let (rest, fault, isLasting) = plan else { return nil }
    plan = (rest - 1, fault, isLasting)
    return rest == 1 || (isLasting && rest < 1) ? fault : nil
  }

  /// Whether what the last call has read is to be cut.
  private var isCut: Bool {
    locked {
      guard let (rest, fault, isLasting) = plan, fault == .half else { return false }
      return rest == 0 || (isLasting && rest < 0)
    }
  }

  private func target(of path: FilePath) throws(FileError) -> FilePath {
    try locked { () throws(FileError) in
      let place = try resolve(path, for: .read)
      guard contents[place] != nil || isFolder(place) else {
        throw FileError(.read, path, reason: "No such file or directory")
      }
      return place
    }
  }

  private func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    try locked { () throws(FileError) in
      let place = try resolve(path, for: .read)
      switch faults[place] {
      case .unreadable: throw FileError(.read, path, reason: "Permission denied")
      case .short(let count): return Array((contents[place] ?? []).prefix(count))
      case .vanished: throw FileError(.read, path, reason: "No such file or directory")
      case .unwritable, nil: break
      }
      if let bytes = contents[place] { return bytes }
      let reason = isFolder(place) ? "Not a regular file" : "No such file or directory"
      throw FileError(.read, path, reason: reason)
    }
  }

  private func list(_ path: FilePath) throws(FileError) -> [FolderEntry] {
    try locked { () throws(FileError) in
      let place = try resolve(path, for: .list)
      switch faults[place] {
      case .unreadable: throw FileError(.list, path, reason: "Permission denied")
      case .vanished: throw FileError(.list, path, reason: "No such file or directory")
      default: break
      }
      guard isFolder(place) else {
        let reason = contents[place] == nil ? "No such file or directory" : "Not a directory"
        throw FileError(.list, path, reason: reason)
      }
      let entries = names(in: place).map { FolderEntry(name: $0, kind: kind($0, in: place)) }
      if case .short(let count) = faults[place] { return Array(entries.prefix(count)) }
      return entries
    }
  }

  private func kind(of path: FilePath) throws(FileError) -> FileKind {
    try locked { () throws(FileError) in
      let place = try resolve(path, for: .read)
      if contents[place] != nil { return .file }
      if isFolder(place) { return .folder }
      throw FileError(.read, path, reason: "No such file or directory")
    }
  }

  private func replace(
    _ path: FilePath,
    with bytes: [UInt8],
    expecting expectation: FileExpectation
  ) throws(FileError) {
    try locked { () throws(FileError) in
      let place = try resolve(path, for: .write)
      if isUnwritable(place) {
        throw FileError(.write, path, reason: "Permission denied")
      }
      guard isFolder(place.folder) else {
        throw FileError(.write, path, reason: "No such file or directory")
      }
      try check(contents[place], expectation, path)
      contents[place] = bytes
    }
  }

  private func check(
    _ bytes: [UInt8]?,
    _ expectation: FileExpectation,
    _ path: FilePath
  ) throws(FileError) {
    switch expectation {
    case .noFile where bytes != nil: throw FileError(.write, path, reason: "File exists")
    case .bytes(let expected) where bytes != expected:
      throw FileError(.write, path, reason: "Changed while it was being read")
    default: return
    }
  }

  private func makeFolder(_ path: FilePath) throws(FileError) {
    try locked { () throws(FileError) in
      if isUnwritable(path) {
        throw FileError(.create, path, reason: "Permission denied")
      }
      folders.insert(path)
    }
  }

  private func discard(_ path: FilePath) throws(FileError) {
    try locked { () throws(FileError) in
      if isUnwritable(path) {
        throw FileError(.write, path, reason: "Permission denied")
      }
      contents[path] = nil
      folders.remove(path)
    }
  }
}

extension MemoryFiles {
  /// Follows the links of a path, its folders included; a circle of links is an error.
  private func resolve(
    _ path: FilePath,
    for operation: FileError.Operation
  ) throws(FileError) -> FilePath {
    if let known = places[path] { return known }
    var resolved: FilePath = path.string.hasPrefix("/") ? "/" : "."
    var rest = path.components[...]
    var steps = 0
    while let component = rest.popFirst() {
      if component == "." { continue }
      let next = resolved.appending(component)
      guard let target = links[next] else {
        resolved = next
        continue
      }
      steps += 1
      guard steps <= 40 else {
        throw FileError(operation, path, reason: "Too many levels of symbolic links")
      }
      resolved = target.string.hasPrefix("/") ? "/" : "."
      rest = target.components + rest
    }
    places[path] = resolved
    return resolved
  }

  /// Tells whether a path or the folder that it lies in takes no change.
  private func isUnwritable(_ path: FilePath) -> Bool {
    [path, path.folder].contains { place in
      if case .unwritable = faults[place] { true } else { false }
    }
  }

  private func isFolder(_ path: FilePath) -> Bool {
    if path.string == "." || path.string == "/" || folders.contains(path) { return true }
    return allPaths.contains { $0.relative(to: path)?.isEmpty == false }
  }

  /// The names in a folder, in an order by chance, so that nothing comes to rely on one.
  private func names(in folder: FilePath) -> [String] {
    let names = Set(
      allPaths.compactMap { $0.relative(to: folder)?.split(separator: "/").first.map(String.init) }
    )
    // Sorted first, so that the order depends on the seed alone.
    return names.sorted().shuffled(using: &order)
  }

  private func kind(_ name: String, in folder: FilePath) -> FileKind {
    let path = folder.appending(name)
    if links[path] != nil { return .symbolicLink }
    return contents[path] == nil ? .folder : .file
  }

  private var allPaths: [FilePath] {
    Array(contents.keys) + Array(links.keys) + Array(folders)
  }

  private func locked<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

extension FileSystem {
  /// Returns a file system in memory that holds these texts and nothing else.
  package static func memory(_ texts: [FilePath: String]) -> FileSystem {
    MemoryFiles(texts).fileSystem
  }
}
