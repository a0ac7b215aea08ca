import AuditReports
import CompletenessChecks
import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources
import TextFormats

extension Method {
  /// Offers the fixes of findings, and comments that suppress them.
  static let codeAction = question("textDocument/codeAction") { (parameters: ActionParameters) in
    parameters.textDocument.uri
  } answer: { parameters, path, view throws(ResponseError) in
    guard view.client.takesActions else { return [CodeAction]() }
    let findings = view.snapshot.report.annotations.map(\.lead)
      .filter { $0.location.path == path }
    var actions: [CodeAction] = []
    if parameters.context.wants(.quickFix) {
      for finding in findings where view.touches(finding, parameters.range) {
        actions += view.fixes(of: finding) + view.suppressions(of: finding)
      }
    }
    if parameters.context.wants(.fixAll) { actions += view.fixAll(findings, in: path) }
    return actions
  }
}

private struct ActionParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable { var only: [String]? }
  var textDocument: TextDocumentIdentifier
  var range: PositionRange
  var context: Context
}

extension ActionParameters.Context {
  /// Whether the client asks for a kind of actions, or one that it is a part of.
  fileprivate func wants(_ kind: CodeAction.Kind) -> Bool {
    only?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
      ?? true
  }
}

/// A change that a person may choose.
private struct CodeAction: Encodable, Sendable {
  let title: VisibleText
  let kind: Kind
  var diagnostics: [PublishedDiagnostic]?
  var isPreferred: Bool?
  let edit: WorkspaceEdit

  enum Kind: String, Encodable, Sendable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.l10nscan"
  }
}

extension ProjectView {
  /// Whether a finding stands in a range, or touches it.
  fileprivate func touches(_ finding: Diagnostic, _ range: PositionRange) -> Bool {
    guard let own = self.range(of: finding.location.range, in: finding.location.path) else {
      return false
    }
    return own.start <= range.end && range.start <= own.end
  }

  fileprivate func fixes(of finding: Diagnostic) -> [CodeAction] {
    finding.fixes.compactMap { fix in
      edits(of: fix).map { edits in
        CodeAction(
          title: "\(fix.summary.capitalizedFirst)",
          kind: .quickFix,
          diagnostics: PublishedDiagnostic(finding, in: self).map { [$0] },
          isPreferred: finding.fixes.count == 1 ? true : nil,
          edit: WorkspaceEdit(edits, in: self)
        )
      }
    }
  }

  /// Returns the edits of a fix; nil where a place has changed since the audit.
  private func edits(of fix: Fix) -> [FilePath: [TextEdit]]? {
    var edits: [FilePath: [TextEdit]] = [:]
    for edit in fix.edits {
      guard case .replace(let text) = edit.change,
        let range = range(of: edit.location.range, in: edit.location.path)
      else { return nil }
      edits[edit.location.path, default: []].append(TextEdit(range: range, newText: text))
    }
    return edits.isEmpty ? nil : edits
  }

  /// Makes all fixes of a file that can be made together.
  fileprivate func fixAll(_ findings: [Diagnostic], in path: FilePath) -> [CodeAction] {
    guard isCurrent(path), let stored = documents[path]?.bytes ?? (try? files.read(path)),
      let fixed = FixedText(findings.flatMap(\.fixes).filter(\.isSpelled), in: stored, at: path)
    else { return [] }
    let edits = edits(of: path, from: stored, to: fixed.stored)
    return [
      CodeAction(
        title: "Fix all localization defects that can be fixed in this file",
        kind: .fixAll,
        edit: WorkspaceEdit([path: edits], in: self)
      )
    ]
  }

  // MARK: - Suppressions

  fileprivate func suppressions(of finding: Diagnostic) -> [CodeAction] {
    let path = finding.location.path
    guard isCurrent(path), let edit = commentInTable(for: finding) ?? commentInCode(for: finding)
    else {
      return []
    }
    return [
      CodeAction(
        title: "Suppress '\(finding.rule)' here",
        kind: .quickFix,
        diagnostics: PublishedDiagnostic(finding, in: self).map { [$0] },
        edit: WorkspaceEdit([path: edit], in: self)
      )
    ]
  }

  /// Puts a line into the comment of the key that a finding is about.
  private func commentInTable(for finding: Diagnostic) -> [TextEdit]? {
    let path = finding.location.path
    guard let format = ResourceFormat.format(of: path), let key = finding.subject.key,
      let stored = documents[path]?.bytes ?? (try? files.read(path))
    else { return nil }
    let entry = format.table(from: stored, at: path).entries.last { entry in
      entry.key.utf8.elementsEqual(key.utf8)
    }
    guard let entry else { return nil }
    let lines = [entry.comment, SuppressionComment.forKey(finding.rule)].compactMap(\.self)
    // A file that is damaged takes no edit.
    let new = try? format.applying(
      [.setComment(lines.joined(separator: "\n"), key: key)],
      to: stored,
      at: path
    )
    return new.map { edits(of: path, from: stored, to: $0) }
  }

  /// Puts a comment above the line of a finding.
  private func commentInCode(for finding: Diagnostic) -> [TextEdit]? {
    let path = finding.location.path
    guard KeyExtractor.codeExtensions.contains(String(path.fileExtension)),
      let text = auditedText(of: path), let current = self.text(of: path)
    else { return nil }
    let mark = current.markLength
    let line = current.content(ofLine: current.line(of: finding.location.offset + mark))
    let start = max(0, line.lowerBound - mark)
    guard KeyExtractor.takesComment(before: start, in: text),
      let place = range(of: start..<start, in: path)
    else { return nil }
    let indentation = current.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    let comment = SuppressionComment.forNextLine(finding.rule)
    let isPair = current.bytes[line.upperBound...].starts(with: [0x0D, 0x0A])
    return [
      TextEdit(
        range: place,
        newText: String(decoding: indentation, as: UTF8.self) + comment + (isPair ? "\r\n" : "\n")
      )
    ]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
