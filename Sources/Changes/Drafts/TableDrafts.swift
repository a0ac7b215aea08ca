package import Diagnostics
package import L10nScan
import LocalizationModel
import Platform
package import SourceFiles
package import StringResources

/// The files of all tables as a run reads them, and what is to become of them.
///
/// All changes of tables are made here, and all are written at the end: what is changed is what
/// was looked at, and until then nothing is done.
package struct TableDrafts: Sendable {
  private let files: FileSystem
  private var originals: [FilePath: [UInt8]]
  private var current: [FilePath: [UInt8]]
  private var names = FileNames()
  private var doneEdits = SharedEdits()
  /// The files that could not be read or listed, which stay as they are.
  package let unread: [Diagnostic]

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(of audit: Audit) throws(AuditError) {
    let found = try TableScan.find(audit.input)
    let files = audit.input.files
    let contents = found.paths.concurrentMap(jobs: audit.input.jobs) { path in
      let content = Result<[UInt8], FileError> { () throws(FileError) in try files.read(path) }
      return (content: content, place: FileNames.place(of: path, in: files))
    }
    var (originals, unread) = ([FilePath: [UInt8]](), found.diagnostics)
    for (path, file) in zip(found.paths, contents) {
      switch file.content {
      case .success(let bytes):
        originals[path] = bytes
        names.add(path, at: file.place) { originals[$0] == bytes }
      case .failure(let error): unread.append(error.diagnostic)
      }
    }
    (self.files, self.originals, self.unread) = (files, originals, unread)
    current = originals
  }

  /// Begins without any file; who changes one opens it.
  package init(in files: FileSystem) {
    (self.files, originals, current, unread) = (files, [:], [:], [])
  }

  /// The bytes of a file as they are by now; nil where there is none.
  package subscript(path: FilePath) -> [UInt8]? {
    get { current[path] }
    set {
      for name in names.all(of: path) where name == path || current[name] != nil {
        current[name] = newValue
      }
    }
  }

  /// The name by which a file is written: its own, where links lead to it under others.
  package func name(of path: FilePath) -> FilePath { names.all(of: path)[0] }

  /// The other names that links give to a file.
  package func otherNames(of path: FilePath) -> [FilePath] {
    names.all(of: path).filter { $0 != path }
  }

  /// Returns the files, and of those that are one under several names only one: that of a language, if
  /// it is among them.
  func distinct(_ files: [LocalizedTable], for language: Language) -> [LocalizedTable] {
    let first = Dictionary(files.map { (name(of: $0.path), $0) }) { first, other in
      first.language != language && other.language == language ? other : first
    }
    return files.filter { first[name(of: $0.path)]?.path == $0.path }
  }

  /// Returns changes with each file under its own name; of a file that has several each change once.
  package func told(_ changes: [TableChange]) -> [TableChange] {
    // By bytes, because keys of one look may be different ones.
    var known: Set<[UInt8]> = []
    return changes.compactMap { change in
      let name = name(of: change.path)
      let told = TableChange(change.kind, change.key, in: name)
      if name == change.path, otherNames(of: name).isEmpty { return told }
      return known.insert(Array("\(name) \(told.words)".utf8)).inserted ? told : nil
    }
  }

  /// Makes edits of a table.
  ///
  /// - Throws: `EditError` when the file is damaged, or an edit does not fit it.
  package mutating func apply(
    _ edits: [TableEdit],
    to path: FilePath
  ) throws(EditError) {
    guard let bytes = current[path], let format = ResourceFormat.format(of: path) else { return }
    let open =
      otherNames(of: path).isEmpty
      ? edits : try doneEdits.open(among: edits, of: path, name(of: path))
    if open.isEmpty { return }
    self[path] = try format.applying(open, to: bytes, at: path)
  }

  /// Makes edits of several tables.
  ///
  /// - Throws: `AuditError` when a file is damaged, or an edit does not fit it.
  package mutating func apply(_ edits: [(path: FilePath, edits: [TableEdit])]) throws(AuditError) {
    for (path, edits) in edits {
      do throws(EditError) {
        try apply(edits, to: path)
      } catch {
        throw AuditError(
          "cannot change '\(path)', which has an error",
          hint: "fix the error that is reported, and run the command again",
          diagnostics: [error.diagnostic]
        )
      }
    }
  }

  /// Makes those of some fixes that can be made together; returns nil where none can.
  mutating func apply(_ fixes: [Fix], to path: FilePath) -> FixedText? {
    guard let stored = current[path], let fixed = FixedText(fixes, in: stored, at: path) else {
      return nil
    }
    self[path] = fixed.stored
    return fixed
  }

  /// Gives a table the canonical form of its format.
  ///
  /// - Throws: `EditError` when the file cannot be read, or is damaged.
  package mutating func canonicalize(_ path: FilePath) throws(EditError) {
    guard let format = ResourceFormat.format(of: path) else { return }
    let stored: [UInt8]
    do throws(FileError) {
      stored = try open(path)
    } catch {
      throw EditError(error.diagnostic)
    }
    self[path] = try format.canonicalForm(of: stored, at: path)
  }

  /// Takes in a file that is no table, so that it can be changed with them.
  package mutating func open(_ path: FilePath) throws(FileError) -> [UInt8] {
    if let bytes = current[path] { return bytes }
    let bytes = try files.read(path)
    let read = originals
    names.add(path, at: FileNames.place(of: path, in: files)) { read[$0] == bytes }
    // What is known under another name may have changed already.
    let known = otherNames(of: path).first { current[$0] != nil }
    originals[path] = known.flatMap { originals[$0] } ?? bytes
    current[path] = known.flatMap { current[$0] } ?? bytes
    return current[path] ?? bytes
  }

  /// The files with the changes made.
  package var fileSystem: FileSystem {
    let made = Set(current.keys.filter { originals[$0] == nil })
    let gone = Set(originals.keys.filter { current[$0] == nil })
    return files.overlaid(with: current, made: made, gone: gone)
  }

  /// Takes a file away.
  package mutating func remove(_ path: FilePath) { current[path] = nil }

  /// The files that change, sorted by path; one that has several names changes once, and each of its
  /// names may go.
  package var changes: [FileChange] {
    Set(current.keys).union(originals.keys).sorted().compactMap { path in
      let (before, after) = (originals[path], current[path])
      guard after != before, after == nil || name(of: path) == path else { return nil }
      return FileChange(path: path, before: before, after: after)
    }
  }
}
