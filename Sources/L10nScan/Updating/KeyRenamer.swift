import CompletenessChecks
import Diagnostics
package import LocalizationModel
import SourceFiles
import StringResources

/// Gives a key another name everywhere: in the code, in all tables and languages, and in storyboards.
///
/// What comes of it is read again, and counts only if every call that asked for the old name asks for
/// the new one, and nothing else has changed.
package struct KeyRenamer: Sendable {
  private let audit: Audit
  package private(set) var drafts: TableDrafts
  /// What is done to the tables, in the order of the files.
  package private(set) var changes: [TableChange] = []
  /// The calls whose literal changes.
  package private(set) var calls: [KeyReference] = []
  /// The calls that may ask for the old name at run time, which nobody can change for certain.
  package private(set) var dynamicSites: [DynamicSite] = []

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ audit: Audit) throws(AuditError) {
    self.audit = audit
    drafts = try TableDrafts(of: audit)
  }

  /// Makes the change in memory.
  ///
  /// - Throws: `AuditError` when the key is not there, or cannot be renamed for certain everywhere.
  package mutating func run(_ rename: KeyRename) throws(AuditError) {
    let (sources, scan, project) = try read()
    let trouble = sources.diagnostics.filter(\.isTroubleWithInput)
    let unread = (scan.diagnostics + drafts.unread).filter(\.isUnread)
    guard trouble.isEmpty, unread.isEmpty else {
      let diagnostics = Set(trouble + unread).sorted()
      throw AuditError("not all sources and tables could be read", diagnostics: diagnostics)
    }
    var tables = TableRenamer(project, scan)
    guard !project.tables.contains(where: { $0.isInterfaceBuilderTable && $0.holds(rename.old) })
    else {
      throw AuditError("'\(rename.old)' is a key of a storyboard, which Xcode makes")
    }
    try tables.add(rename)
    try drafts.apply(tables.edits)
    changes = tables.changes
    calls = project.references.filter { $0.key.utf8.elementsEqual(rename.old.utf8) }
    try renameLiterals(rename)
    try check(rename, before: project)
    dynamicSites = project.dynamicSites.filter {
      !$0.pattern.isUnbounded && $0.pattern.matches(rename.old)
    }
  }

  private func read() throws(AuditError)
    -> (sources: SourceScan, tables: TableScan, project: Project)
  {
    var audit = audit
    audit.input.files = drafts.fileSystem
    return try audit.makeProject()
  }

  private mutating func renameLiterals(_ rename: KeyRename) throws(AuditError) {
    for (path, calls) in Dictionary(grouping: calls, by: \.location.path) {
      do throws(FileError) {
        let text = SourceText(path: path, stored: try drafts.open(path))
        let bytes =
          path.isInterface
          ? InterfaceRenamer(rename).renaming(text, at: calls.map(\.location.range))
          : LiteralRenamer(rename).renaming(text, at: calls.map(\.location.offset))
        if let bytes { drafts[path] = text.storing(bytes) }
      } catch {
        throw AuditError(error)
      }
    }
  }

  /// Reads everything again, and compares.
  private func check(_ rename: KeyRename, before: Project) throws(AuditError) {
    let after = try read().project
    let left = after.references.filter { $0.key.utf8.elementsEqual(rename.old.utf8) }
    guard left.isEmpty else {
      throw AuditError(
        "'\(rename.old)' cannot be renamed everywhere for certain",
        hint: "change these places by hand first",
        diagnostics: left.map { reference in
          Diagnostic(
            rule: .init(rawValue: "dynamic-key"),
            severity: .error,
            message: "'\(reference.routine)' asks for '\(rename.old)' by another literal or name",
            location: reference.location
          )
        }
      )
    }
    guard before.keysInOrder(renamed: rename) == after.keysInOrder(renamed: nil) else {
      throw AuditError("other keys would change with '\(rename.old)'")
    }
  }
}

extension Project {
  /// The keys of all calls in the order of files and places, as they are after a rename.
  fileprivate func keysInOrder(renamed rename: KeyRename?) -> [String] {
    references.map { reference in
      guard let rename, reference.key.utf8.elementsEqual(rename.old.utf8) else {
        return reference.key
      }
      return rename.new
    }.sorted()
  }
}

extension FilePath {
  /// Whether the file is one of Interface Builder.
  fileprivate var isInterface: Bool { fileExtension == "storyboard" || fileExtension == "xib" }
}
