import AuditReports
import Changes
import CompletenessChecks
import Diagnostics
import JSONRPC
import KeyExtraction
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TextFormats

extension QuickFix.Maker {
  /// The key that code uses and that is missing from a table, as `l10nscan update --all-keys` adds
  /// it.
  static let addingKey = Self { finding, view throws(ResponseError) in
    guard [Rule.missingKey.id, Rule.unlistedText.id].contains(finding.rule),
      let key = finding.subject.key, let table = finding.subject.table,
      let edits = try view.edits(adding: key, to: table, by: view.additions())
    else { return [] }
    return [QuickFix(title: "Add '\(key.shortened)' to table '\(table)'", edits: edits)]
  }

  /// The state of a translation that a person has compared with the original.
  static let markingAsReviewed = Self { finding, view in
    let path = finding.location.path
    guard [Rule.needsReview.id, Rule.unreviewedTranslation.id].contains(finding.rule),
      let key = finding.subject.key, let stored = view.bytes(of: path),
      let table = ResourceFormat.format(of: path)?.table(from: stored, at: path),
      let translation = table.lastEntry(of: key)?.translations.first(where: { translation in
        translation.allUnits.contains { $0.location == finding.location }
      }), let language = translation.language,
      let edits = view.edits(translation.reviewed(of: key), of: path)
    else { return [] }
    return [
      QuickFix(title: "Mark the \(language.name) translation as reviewed", edits: [path: edits])
    ]
  }

  /// The look-up of a text that code shows as it is.
  static let lookingUp = Self { finding, view throws(ResponseError) in
    let path = finding.location.path
    guard [Rule.bypassedTranslation.id, Rule.hardCodedText.id].contains(finding.rule),
      let literal = view.literal(shownBy: finding),
      let fix = try view.lookingUp(literal, in: path, table: finding.subject.table)
    else { return [] }
    return [fix]
  }
}

extension Translation {
  /// Returns the edits that make every text without a review a reviewed one.
  fileprivate func reviewed(of key: String) -> [TableEdit] {
    let own = units.map { ($0, nil as String?) }
    let forms = substitutions.flatMap { part in part.units.map { ($0, part.name as String?) } }
    let states: [TranslationState] = [.needsReview, .machineTranslated]
    return (own + forms).filter { states.contains($0.0.state) }.map { unit, substitution in
      .setText(
        unit.text,
        key: key,
        language: language,
        variation: unit.variation,
        substitution: substitution,
        state: .translated
      )
    }
  }
}

extension ProjectView {
  /// Returns the edits that give a key to the tables of a name; nil where none takes it.
  fileprivate func edits(
    adding key: String,
    to name: String,
    by additions: KeyAdditions
  ) throws(ResponseError) -> [FilePath: [TextEdit]]? {
    let own = Set(tables.filter { $0.name == name }.flatMap { $0.files.map(\.path) })
    var all: [FilePath: [TextEdit]] = [:]
    for (path, edits) in additions.edits(adding: key) where own.contains(path) {
      // It may have the key by now.
      guard isCurrent(path) else { throw .contentModified }
      guard let edits = self.edits(edits, of: path) else { return nil }
      all[path] = edits
    }
    return all.isEmpty ? nil : all
  }

  /// Returns the keys that an update would add to the tables; none where nothing can be audited.
  ///
  /// - Throws: `ResponseError` on the thread that has no time for it.
  fileprivate func additions() throws(ResponseError) -> KeyAdditions {
    if let known = snapshot.additions.withLock(\.self) { return known }
    // The thread that audits answers then.
    guard let workspace else { throw .contentModified }
    let found = snapshot.project.map(workspace.additions) ?? KeyAdditions()
    snapshot.additions.withLock { $0 = found }
    return found
  }

  // MARK: - Literals

  /// Returns the literal that a finding about a shown text is about, if it is all of the text.
  fileprivate func literal(shownBy finding: Diagnostic) -> SourceLiteral? {
    let path = finding.location.path
    guard let text = auditedText(of: path) else { return nil }
    let start = KeyExtractor.literal(in: text, at: finding.location.offset + 1)
    if let start, start.range == finding.location.range { return start }
    return finding.subject.key.flatMap {
      KeyExtractor.literal(of: $0, askedAt: finding.location.offset, in: text)
    }
  }

  /// Returns the literal at a place, if no code looks it up.
  func unusedLiteral(at position: Position, in path: FilePath) throws(ResponseError)
    -> SourceLiteral?
  {
    guard KeyExtractor.codeExtensions.contains(String(path.fileExtension)),
      let text = auditedText(of: path),
      let literal = KeyExtractor.literal(in: text, at: try offset(of: position, in: path)),
      let key = literal.pattern?.onlyKey
    else { return nil }
    let isUsed = references.contains { reference in
      reference.location.path == path && reference.key == key
        && KeyExtractor.literal(of: key, askedAt: reference.location.offset, in: text) == literal
    }
    return isUsed ? nil : literal
  }

  /// Looks a literal up in a table, and adds it there if it is missing; nil where an audit of the
  /// changed code does not find exactly that.
  func lookingUp(
    _ literal: SourceLiteral,
    in path: FilePath,
    table: String? = nil
  ) throws(ResponseError) -> QuickFix? {
    guard let text = auditedText(of: path), let key = literal.pattern?.onlyKey, key.hasLetters,
      literal.isPlain, literal.isClosed, KeyExtractor.isWholeValue(literal, in: text),
      let place = range(of: literal.range, in: path), let stored = bytes(of: path)
    else { return nil }
    // The thread that audits answers then.
    guard workspace != nil else { throw .contentModified }
    let name = table ?? KeyReference.defaultTable
    let call = LookUpCall(in: path, of: references)
      .text(lookingUp: String(decoding: text.bytes[literal.range], as: UTF8.self), in: name)
    let mark = self.text(of: path)?.markLength ?? 0
    var changed = stored
    changed.replaceSubrange(
      literal.range.lowerBound + mark..<literal.range.upperBound + mark,
      with: call.utf8
    )
    guard let trial = trial(of: changed, in: path), let project = (try? trial.report())?.project,
      let number = project.references.firstIndex(where: { reference in
        reference.location.path == path && reference.key == key && reference.tableName == name
          && reference.location.offset == literal.range.lowerBound
      })
    else { return nil }
    var edits = [path: [TextEdit(range: place, newText: call)]]
    let isListed = project.tables.contains { table in
      table.keys.contains { $0.references.contains(number) && !$0.entries.isEmpty }
    }
    if isListed {
      return QuickFix(title: "Look '\(key.shortened)' up in table '\(name)'", edits: edits)
    }
    guard let added = try self.edits(adding: key, to: name, by: trial.additions(to: project))
    else { return nil }
    edits.merge(added) { first, _ in first }
    return QuickFix(title: "Extract '\(key.shortened)' to table '\(name)'", edits: edits)
  }
}

extension Workspace {
  /// Returns the keys that an update would add to the tables of the project of the last report; none
  /// where they are in no state to be changed.
  fileprivate func additions(to project: Project) -> KeyAdditions {
    var options = UpdateOptions()
    options.addsAllKeys = true
    do throws(AuditError) {
      let (audit, tables) = try tables()
      var updater = try Updater(audit, options)
      try updater.addMissing(to: project, tables) { updater throws(AuditError) in
        let trial = Workspace(self)
        for change in updater.drafts.changes { trial.edit(change.path, to: change.after) }
        // Which symbols collide, tables alone tell.
        return Project([], try trial.tables().tables, audit.input.settings)
      }
      return updater.additions
    } catch {
      return KeyAdditions()
    }
  }
}

/// The way in which a project's code looks texts up.
private enum LookUpCall {
  case localizedInitializer, swiftFunction, macro

  /// Finds it by the other calls in the language of a file.
  init(in path: FilePath, of references: [KeyReference]) {
    let routines = references.lazy.filter { $0.location.path.fileExtension == "swift" }
      .map(\.routine)
    let isOld =
      routines.contains { $0.hasPrefix("NSLocalizedString") }
      && !routines.contains { $0.hasPrefix("String") }
    self = path.fileExtension != "swift" ? .macro : isOld ? .swiftFunction : .localizedInitializer
  }

  /// Returns the call for a literal as it is spelled.
  func text(lookingUp literal: String, in table: String) -> String {
    let isDefault = table == KeyReference.defaultTable
    let name = "\"\(table.escapedForLiteral)\""
    return switch self {
    case .localizedInitializer:
      isDefault
        ? "String(localized: \(literal))" : "String(localized: \(literal), table: \(name))"
    case .swiftFunction:
      isDefault
        ? "NSLocalizedString(\(literal), comment: \"\")"
        : "NSLocalizedString(\(literal), tableName: \(name), comment: \"\")"
    case .macro:
      isDefault
        ? "NSLocalizedString(\(literal), nil)"
        : "NSLocalizedStringFromTable(\(literal), @\(name), nil)"
    }
  }
}

extension String {
  fileprivate var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}
