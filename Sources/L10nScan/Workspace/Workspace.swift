package import AuditReports
import Facts
package import SourceFiles

/// An audit that is kept up to date while files change.
///
/// Its reports are those of a fresh audit, made of what is known of the last one and still holds. Paths
/// are relative or absolute, as those of the audit are.
package final class Workspace {
  private let makeAudit: @Sendable (FileSystem) throws(AuditError) -> Audit
  private let listings: FolderListings
  /// The texts of editors, which count instead of the files'.
  private var texts: [FilePath: [UInt8]] = [:]
  /// The configuration that the answers go by.
  private var configuration: AuditConfiguration?
  private var store = FactStore()

  /// Changes of whole folders, after which more is read anew than is known.
  private static let limit = 16

  /// Makes a workspace, which reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: The files on disk.
  ///   - makeAudit: Makes the audit of some files; called again when a configuration changes.
  package init(
    in files: FileSystem,
    _ makeAudit: @escaping @Sendable (FileSystem) throws(AuditError) -> Audit
  ) {
    listings = FolderListings(of: files)
    self.makeAudit = makeAudit
  }

  /// Makes a workspace that knows what another one knows, and then goes its own way.
  package init(_ other: Workspace) {
    (makeAudit, listings, texts) = (other.makeAudit, other.listings, other.texts)
    (configuration, store) = (other.configuration, FactStore(other.store))
  }

  /// Lets an editor's text count instead of a file's, until it is nil.
  package func edit(_ path: FilePath, to bytes: [UInt8]?) {
    let wasThere = isThere(path)
    texts[path] = bytes
    store.note([.file(path)])
    // An unsaved text in an editor is a new file, perhaps in a new folder.
    if !(wasThere && isThere(path)) || !isOnDisk(path) { notePresence(of: path) }
  }

  private func isOnDisk(_ path: FilePath) -> Bool { (try? listings.files.kind(of: path)) != nil }

  private func isThere(_ path: FilePath) -> Bool { texts[path] != nil || isOnDisk(path) }

  /// Notes that a file came or went that lies on no disk.
  private func notePresence(of path: FilePath) {
    var top = path
    while !isOnDisk(top.folder), top.folder != top { top = top.folder }
    store.note([.folder(top.folder)] + (top == path ? [] : [.all(top)]))
  }

  /// Takes notice of files and folders on disk that changed, came or went.
  package func filesChanged(_ paths: [FilePath]) {
    for path in paths {
      for name in names(of: path).union(namesOfTarget(of: path)) {
        store.note(listings.changes(at: name))
      }
    }
    if store.folderCount > Self.limit { everythingChanged() }
  }

  /// Takes notice that anything may have changed on disk.
  package func everythingChanged() {
    listings.forgetAll()
    (configuration, store) = (nil, FactStore())
  }

  /// Returns the names that an audit may have for a path: absolute, and as it is seen from the working
  /// folder.
  private func names(of path: FilePath) -> Set<FilePath> {
    guard let folder = try? listings.files.realPath(of: "."), folder.isAbsolute else {
      return [path]
    }
    let place = path.absolute(from: folder)
    let others = [place, place.seen(from: folder)].filter { listings.knowsFolder(around: $0) }
    return Set(others + [path])
  }

  /// Returns the names that an audit has for what a link leads to: through it another file changes.
  private func namesOfTarget(of path: FilePath) -> Set<FilePath> {
    guard let target = try? listings.files.target(path), target != path else { return [] }
    return names(of: target).filter { listings.knowsFolder(around: $0) }
  }

  /// Returns the report that an audit of the files as they are by now makes.
  ///
  /// - Throws: `AuditError` when a configuration cannot be used, or there is nothing to check.
  package func report() throws(AuditError) -> Report { try makeReport { false } }

  /// Makes the report like `report()`, unless something changes meanwhile that makes it needless.
  ///
  /// What was read until then stays known.
  ///
  /// - Parameter isOutdated: Returns whether this is so; asked between the stages of the audit.
  /// - Returns: The report; nil where it was given up.
  /// - Throws: `AuditError` as `report()` does.
  package func report(
    unless isOutdated: @escaping @Sendable () -> Bool
  ) throws(AuditError) -> Report? {
    do throws(AuditError) {
      return try makeReport(isOutdated)
    } catch {
      if error == .outdated { return nil }
      throw error
    }
  }

  private func makeReport(
    _ isOutdated: @escaping @Sendable () -> Bool
  ) throws(AuditError) -> Report {
    var (audit, facts) = try prepare()
    audit.input.isOutdated = isOutdated
    return try audit.makeReport(asking: facts)
  }

  /// Returns the audit and the tables as the files are by now, for what changes tables.
  ///
  /// - Throws: `AuditError` as `report()` does.
  package func tables() throws(AuditError) -> (audit: Audit, tables: TableScan) {
    let (audit, facts) = try prepare()
    return (audit, try TableScan(audit.input, asking: facts))
  }

  /// Makes the audit of the files as they are by now, and the facts that it asks.
  private func prepare() throws(AuditError) -> (Audit, Facts) {
    let facts = Facts(in: files, keptIn: store)
    var audit = try facts.answer("audit") { asked throws(AuditError) in try makeAudit(asked.files) }
    let leavesProject = audit.input.files.leavesProject
    audit.input.files = facts.files
    audit.input.files.leavesProject = leavesProject
    audit.input.packageFiles = facts.files
    audit.input.packageFiles.leavesProject = true
    let configuration = AuditConfiguration(audit.input, store)
    if configuration != self.configuration {
      store.forgetAnswers()
      self.configuration = configuration
    }
    return (audit, facts)
  }

  /// The folders that the audit has looked into.
  package var folders: Set<FilePath> { listings.folders }

  /// The files with the editors' texts in them.
  private var files: FileSystem {
    let disk = listings.files
    return disk.overlaid(with: texts, made: Set(texts.keys.filter { !isOnDisk($0) }), gone: [])
  }
}

/// The settings of an audit, as far as they can change while its files do.
private struct AuditConfiguration: Equatable, Sendable {
  private let sources: [FilePath]
  private let tables: [FilePath]
  private let namesSources: Bool
  /// The files of configurations.
  private let paths: [FilePath]
  private let versions: [Int]

  init(_ input: ScanInput, _ store: FactStore) {
    (sources, tables, namesSources) = (input.sources, input.tables, input.namesSources)
    paths = input.settings.configurations.map(\.path)
    versions = paths.map(store.version)
  }
}
