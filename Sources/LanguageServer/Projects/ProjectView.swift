import AuditReports
import Diagnostics
import JSONRPC
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// A project as a request looks at it: what the last audit has seen, and the texts as they are by now.
///
/// Positions of the protocol speak of the texts of now, offsets of the audited ones; what stands where
/// something has changed since has no place.
final class ProjectView {
  let snapshot: Snapshot
  let client: Client
  let settings: ClientSettings
  let documents: [FilePath: Document]
  private let disk: FileSystem
  /// The files on disk, without those that links lead to out of the project, as the audit reads them.
  private(set) lazy var files = FileSystem(disk) { [disk, snapshot] path throws(FileError) in
    try disk.readToQuote(path, below: snapshot.folder)
  }
  /// The workspace of the last audit; nil on the thread that has no time for another audit.
  var workspace: Workspace?
  /// The tables of the project, those that it does not ship behind the others.
  let tables: [StringTable]
  private var texts: [FilePath: TextPositions?] = [:]
  private var drifts: [FilePath: TextDrift?] = [:]

  init(_ snapshot: Snapshot, _ state: Projects.State, files: FileSystem) {
    self.snapshot = snapshot
    (client, settings, documents) = (state.client, state.settings, state.documents)
    disk = files
    tables = snapshot.project.map { $0.tables + $0.outsideTables } ?? []
  }

  /// Returns the files with some texts in the place of theirs.
  func files(with texts: [FilePath: [UInt8]]) -> FileSystem {
    let made = texts.keys.filter { (try? files.kind(of: $0)) == nil }
    return files.overlaid(with: texts, made: Set(made), gone: [])
  }

  /// Returns what the last audit knows, with another text of a file; nil where there is no time for that.
  ///
  /// The editor's next answers go by the workspace as it was.
  func trial(of bytes: [UInt8], in path: FilePath) -> Workspace? {
    let trial = workspace.map { Workspace($0) }
    trial?.edit(path, to: bytes)
    return trial
  }

  /// Returns the text of a file as it is by now; nil where it cannot be read.
  func text(of path: FilePath) -> TextPositions? {
    if let document = documents[path] { return document.text }
    if let text = texts[path] { return text }
    // What cannot be read has no places, and the audit has reported that.
    let text = (try? SourceText(reading: path, in: files)).map { TextPositions($0.bytes) }
    texts[path] = .some(text)
    return text
  }

  /// Returns the offset, in the text that was audited, of a place in the text of now.
  ///
  /// - Throws: `ResponseError` where something else stands there by now.
  func offset(of position: Position, in path: FilePath) throws(ResponseError) -> Int {
    guard let text = text(of: path) else { throw .requestFailed("'\(path)' cannot be read") }
    let current = text.offset(of: position, in: client.encoding)
    guard let offset = drift(of: path).map({ $0.audited(current) }) ?? current else {
      throw .contentModified
    }
    return max(0, offset - text.markLength)
  }

  /// Returns where audited bytes of a file stand by now; nil where they have changed.
  func range(of range: Range<Int>, in path: FilePath) -> PositionRange? {
    guard let text = text(of: path) else { return nil }
    let mark = text.markLength
    let audited = range.lowerBound + mark..<range.upperBound + mark
    guard let current = drift(of: path).map({ $0.current(audited) }) ?? audited else { return nil }
    return text.range(of: current, in: client.encoding)
  }

  func location(of location: SourceLocation) -> Location? {
    range(of: location.range, in: location.path).map {
      Location(uri: uri(of: location.path), range: $0)
    }
  }

  func uri(of path: FilePath) -> DocumentURI { documents[path]?.uri ?? DocumentURI(path) }

  /// Returns what has happened to a text since the audit; nil where nothing has.
  private func drift(of path: FilePath) -> TextDrift? {
    if let drift = drifts[path] { return drift }
    let audited = snapshot.documents[path]?.bytes
    var drift: TextDrift?
    // Mostly it is the same array, which is compared by its address.
    if audited != documents[path]?.bytes {
      let old = audited ?? (try? SourceText(reading: path, in: files))?.bytes
      if let old, let new = text(of: path)?.bytes { drift = TextDrift(from: old, to: new) }
    }
    drifts[path] = .some(drift)
    return drift
  }

  /// Whether the audit has seen the text of now.
  func isCurrent(_ path: FilePath) -> Bool { drift(of: path) == nil }
}

extension TextPositions {
  /// The length of the byte order mark that an editor keeps in its text, which no place counts.
  var markLength: Int {
    let mark = TextEncoding.utf8WithMark.mark
    return bytes.starts(with: mark) ? mark.count : 0
  }
}
