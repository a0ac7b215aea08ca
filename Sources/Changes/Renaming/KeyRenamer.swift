import CompletenessChecks
import Diagnostics
import KeyExtraction
package import L10nScan
package import LocalizationModel
package import SourceFiles
import StringResources

/// Gives a key another name everywhere: in the code, in all tables and languages, and in storyboards.
///
/// The result is read again, and counts only if every call that used the old name uses
/// the new one, and nothing else has changed.
package struct KeyRenamer: Sendable {
  private let audit: Audit
  package private(set) var drafts: TableDrafts
  /// The changes of the tables, in the order of the files.
  package private(set) var changes: [TableChange] = []
  /// The calls whose literal changes.
  package private(set) var calls: [KeyReference] = []
  /// The calls that may use the old name at run time, which cannot be changed with certainty.
  package private(set) var dynamicSites: [DynamicSite] = []
  /// The literals of the old name that a call may get on a way which is not followed.
  package private(set) var otherLiterals: [SourceLocation] = []
  /// The members of other types that are called as what Xcode makes of the old name.
  package private(set) var otherMembers: [SourceLocation] = []

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
    let uses = project.references.filter { $0.key.utf8.elementsEqual(rename.old.utf8) }
    calls = uses.filter { !$0.isOtherMember }
    otherMembers = uses.filter(\.isOtherMember).map(\.location)
    let trouble =
      sources.diagnostics.filter(\.isInputError) + loss(of: rename.old, in: scan, project)
    let unread = (scan.diagnostics + drafts.unread).filter(\.isUnread)
    guard trouble.isEmpty, unread.isEmpty else {
      let diagnostics = Set(trouble + unread).sorted()
      throw AuditError("not all sources and tables could be read", diagnostics: diagnostics)
    }
    var tables = TableRenamer(project, scan, in: drafts)
    guard !project.tables.contains(where: { $0.isInterfaceBuilderTable && $0.holds(rename.old) })
    else {
      throw AuditError("'\(rename.old)' is a key of a storyboard, which Xcode makes")
    }
    // A key in a list of properties has no call, and would keep the old name for ever.
    let isOfSystem = project.tables.contains { table in
      table.isReadBySystem && table.key(named: rename.old)?.references.isEmpty ?? false
    }
    guard !isOfSystem else {
      throw AuditError(
        "'\(rename.old)' is a key that the system looks up",
        hint: "change it by hand where the system finds it, and in the tables"
      )
    }
    try tables.add(rename)
    try drafts.apply(tables.edits)
    changes = tables.changes
    try renameLiterals(rename)
    try check(rename, before: project)
    dynamicSites = sites(askingFor: rename.old, in: project)
  }

  /// Returns what is wrong with files of the tables in question that have not got a key: what they have
  /// lost may be that.
  private func loss(of key: String, in scan: TableScan, _ project: Project) -> [Diagnostic] {
    let trouble = scan.trouble
    if trouble.isEmpty { return [] }
    let names = Set(project.tables.filter { $0.holds(key) }.map(\.name) + calls.map(\.tableName))
    let files = scan.tables.filter { file in
      names.contains(file.name) && !file.entries.contains { $0.key.utf8.elementsEqual(key.utf8) }
    }
    let paths = Set(files.map(\.path))
    return trouble.filter { paths.contains($0.location.path) }
  }

  /// Returns the calls that may use a key at run time; those that may use any key of its tables
  /// only where no call names it.
  private func sites(askingFor key: String, in project: Project) -> [DynamicSite] {
    let tables = Set(project.tables.lazy.filter { $0.holds(key) }.map(\.name))
    return project.dynamicSites.filter { site in
      guard site.pattern.isUnbounded else { return site.pattern.matches(key) }
      return calls.isEmpty
        && (!site.hasKnownTable || tables.contains(KeyReference.tableName(site.table)))
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
      let text = try openSource(path)
      let bytes =
        path.isInterface
        ? InterfaceRenamer(rename).renaming(text, at: calls.map(\.location.range))
        : LiteralRenamer(rename).renaming(text, at: calls.map(\.location.offset))
      if let bytes { drafts[path] = text.storing(bytes) }
    }
  }

  /// Opens a file that is to be changed, in which git has left no conflict.
  private mutating func openSource(_ path: FilePath) throws(AuditError) -> SourceText {
    let text = SourceText(path: path, stored: try AuditError.converting(drafts.open(path)))
    let conflicts = KeyExtractor.conflicts(in: text)
    guard conflicts.isEmpty else {
      throw AuditError(
        "cannot change '\(path)', which has an error",
        hint: "fix the error that is reported, and run the command again",
        diagnostics: conflicts
      )
    }
    return text
  }

  /// Reads everything again, and compares.
  private mutating func check(_ rename: KeyRename, before: Project) throws(AuditError) {
    let (sources, _, after) = try read()
    let left = after.references.filter {
      $0.key.utf8.elementsEqual(rename.old.utf8) && !$0.isOtherMember
    }
    guard left.isEmpty else {
      throw AuditError(
        "'\(rename.old)' cannot be renamed everywhere for certain",
        hint: "change these places by hand first",
        diagnostics: left.map { reference in
          .ofRename(
            "'\(reference.routine)' uses '\(rename.old)' by another literal or name",
            at: reference.location
          )
        }
      )
    }
    guard before.keysInOrder(renamed: rename) == after.keysInOrder(renamed: nil) else {
      throw AuditError(
        "other keys would change with '\(rename.old)'",
        hint: "change these places by hand first",
        diagnostics: before.differences(from: after, after: rename)
      )
    }
    // A key that calls use may stand among the mentions as the name of a table.
    let isMentioned = calls.isEmpty && before.mentionedKeys.contains(rename.old)
    try checkLiterals(rename, sources, isMentioned: isMentioned)
    // Where each call shows its key, and in a storyboard, another literal means something else.
    let isAnyOpen = after.dynamicSites.contains { $0.pattern.isUnbounded }
    otherLiterals.removeAll { !isAnyOpen || $0.path.isInterface }
  }

  /// Finds the literals of the old name that no call is known to take.
  private mutating func checkLiterals(
    _ rename: KeyRename,
    _ sources: SourceScan,
    isMentioned: Bool
  ) throws(AuditError) {
    let hash = LiteralHash(rename.old.escapedForLiteral)
    let files = drafts.fileSystem
    for extraction in sources.extractions where extraction.literals.contains(hash) {
      let text = try AuditError.converting(SourceText(reading: extraction.path, in: files))
      otherLiterals += LiteralRenamer(rename).places(in: text)
    }
    guard isMentioned else { return }
    throw AuditError(
      "no known call uses '\(rename.old)', and the code mentions it",
      hint: "change the code by hand, and the tables with 'l10nscan update --rename OLD=NEW'",
      diagnostics: otherLiterals.map {
        .ofRename("this literal may be the key '\(rename.old)'", at: $0)
      }
    )
  }
}

extension Project {
  /// The keys of all calls in the order of files and places, as they are after a rename.
  ///
  /// A member of another type, such as the role of a button, is no call.
  fileprivate func keysInOrder(renamed rename: KeyRename?) -> [String] {
    references.lazy.filter { !$0.isOtherMember }.map { reference in
      guard let rename, reference.key.utf8.elementsEqual(rename.old.utf8) else {
        return reference.key
      }
      return rename.new
    }.sorted()
  }

  /// Returns the calls that would use another key than those of a project before a rename.
  fileprivate func differences(from after: Project, after rename: KeyRename) -> [Diagnostic] {
    let before = references.filter { !$0.isOtherMember }.map { reference in
      (reference, reference.key.utf8.elementsEqual(rename.old.utf8) ? rename.new : reference.key)
    }
    let others = after.references.filter { !$0.isOtherMember }.map { ($0, $0.key) }
    let lost = before.besides(others).map { reference in
      Diagnostic.ofRename(
        "'\(reference.routine)' uses '\(reference.key)', and would not any more",
        at: reference.location
      )
    }
    let gained = others.besides(before).map { reference in
      Diagnostic.ofRename(
        "'\(reference.routine)' would use '\(reference.key)'",
        at: reference.location
      )
    }
    return (lost + gained).sorted()
  }
}

extension KeyReference {
  fileprivate var isOtherMember: Bool { traits.contains(.isOtherMember) }
}

/// The key that a call of a line uses: no rename changes the number of lines.
private struct KeyOfLine: Hashable {
  let path: FilePath
  let line: Int
  let key: ExactKey
}

extension [(KeyReference, String)] {
  /// The calls that use other keys than some others on the same lines.
  fileprivate func besides(_ others: [(KeyReference, String)]) -> [KeyReference] {
    func name(_ reference: KeyReference, _ key: String) -> KeyOfLine {
      KeyOfLine(
        path: reference.location.path,
        line: reference.location.line,
        key: ExactKey(key)
      )
    }
    var counts: [KeyOfLine: Int] = [:]
    for (reference, key) in others { counts[name(reference, key), default: 0] += 1 }
    return filter { reference, key in
      counts[name(reference, key), default: 0] -= 1
      return counts[name(reference, key), default: 0] < 0
    }.map(\.0)
  }
}

extension Diagnostic {
  fileprivate static func ofRename(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .init(rawValue: "dynamic-key"),
      severity: .error,
      message: message,
      location: location
    )
  }
}
