import AuditReports
import Diagnostics
import JSONRPC
import SourceFiles
import StringResources
import TextFormats

extension Method {
  /// Offers what fixes a finding or suppresses it, and keys for literals.
  static let codeAction = question("textDocument/codeAction") { (parameters: ActionParameters) in
    parameters.textDocument.uri
  } answer: { parameters, path, view throws(ResponseError) in
    guard view.client.takesActions else { return [CodeAction]() }
    // What has just been typed or fixed may have other findings, which the next audit reports.
    guard view.isCurrent(path) else { throw .contentModified }
    let findings = view.snapshot.report.annotations.map(\.lead)
      .filter { $0.location.path == path }
    var actions: [CodeAction] = []
    if parameters.context.wants(.quickFix) {
      let touched = findings.filter { view.touches($0, parameters.range) }
      actions += try view.quickFixes(of: touched)
    }
    if parameters.context.wants(.extract), parameters.context.isAsked {
      actions += try view.extraction(at: parameters.range, in: path)
    }
    if parameters.context.wants(.fixAll) { actions += view.fixAll(findings, in: path) }
    return actions
  }
}

private struct ActionParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable {
    var only: [String]?
    var triggerKind: Int?
  }
  var textDocument: TextDocumentIdentifier
  var range: PositionRange
  var context: Context
}

extension ActionParameters.Context {
  /// Whether the client requests a kind of actions, or one that it is a part of.
  fileprivate func wants(_ kind: CodeAction.Kind) -> Bool {
    only?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
      ?? true
  }

  /// Whether a person asks, and not the editor each time that the cursor moves.
  fileprivate var isAsked: Bool { triggerKind != 2 }
}

/// A change that a person may choose.
private struct CodeAction: Encodable, Sendable {
  let title: VisibleText
  let kind: Kind
  var diagnostics: [PublishedDiagnostic]?
  var isPreferred: Bool?
  let edit: WorkspaceEdit

  enum Kind: String, Encodable, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract.l10nscan"
    case fixAll = "source.fixAll.l10nscan"
  }
}

extension InitializeResult.CodeActionOptions {
  static let kinds = CodeAction.Kind.allCases.map(\.rawValue)
}

extension ProjectView {
  /// Whether a finding stands in a range, or touches it.
  fileprivate func touches(_ finding: Diagnostic, _ range: PositionRange) -> Bool {
    guard let own = self.range(of: finding.location.range, in: finding.location.path) else {
      return false
    }
    return own.start <= range.end && range.start <= own.end
  }

  /// Returns what fixes some findings, then what suppresses them; equal changes are one action.
  fileprivate func quickFixes(of findings: [Diagnostic]) throws(ResponseError) -> [CodeAction] {
    var fixes: [(fix: QuickFix, findings: [Diagnostic])] = []
    for kind in QuickFix.Maker.all {
      for finding in findings {
        for fix in try kind.make(finding, self) {
          if let index = fixes.firstIndex(where: { $0.fix == fix }) {
            fixes[index].findings.append(finding)
          } else {
            fixes.append((fix, [finding]))
          }
        }
      }
    }
    return fixes.map { fix, findings in
      CodeAction(
        title: fix.title,
        kind: .quickFix,
        diagnostics: findings.compactMap { PublishedDiagnostic($0, in: self) },
        isPreferred: fix.isPreferred ? true : nil,
        edit: WorkspaceEdit(fix.edits, in: self)
      )
    }
  }

  /// Returns what looks the literal at a place up, where no code does so yet.
  fileprivate func extraction(
    at range: PositionRange,
    in path: FilePath
  ) throws(ResponseError) -> [CodeAction] {
    guard let literal = try unusedLiteral(at: range.start, in: path) else { return [] }
    return try lookingUp(literal, in: path).map { fix in
      [CodeAction(title: fix.title, kind: .extract, edit: WorkspaceEdit(fix.edits, in: self))]
    } ?? []
  }

  /// Makes all fixes of a file that can be made together, and that need no consent.
  fileprivate func fixAll(_ findings: [Diagnostic], in path: FilePath) -> [CodeAction] {
    guard let stored = bytes(of: path),
      let fixed = FixedText(
        findings.flatMap(\.certainFixes).filter(\.isSpelled),
        in: stored,
        at: path
      )
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
}
