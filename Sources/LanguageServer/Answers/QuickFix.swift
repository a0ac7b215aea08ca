import CompletenessChecks
import Diagnostics
import JSONRPC
import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources
import TextFormats

/// A change of files that a person may choose for a finding.
struct QuickFix: Equatable {
  /// The action, in headline style with a capital letter.
  let title: VisibleText
  let edits: [FilePath: [TextEdit]]
  /// Whether it is the only right answer.
  var isPreferred = false

  /// A way to make changes for a finding; it makes none where it is not certain that they do no harm.
  struct Maker: Sendable {
    let make: @Sendable (Diagnostic, ProjectView) throws(ResponseError) -> [QuickFix]

    /// Every way, in the order in which editors list what is made.
    static let all: [Maker] = [.ofRule, .addingKey, .lookingUp, .markingAsReviewed, .suppression]
  }
}

extension QuickFix.Maker {
  /// The fixes that the rule itself knows.
  private static let ofRule = Self { finding, view in
    finding.fixes.compactMap { fix in
      view.edits(of: fix).map { edits in
        QuickFix(
          title: "\(fix.summary.capitalizedFirst)",
          edits: edits,
          isPreferred: finding.fixes.count == 1 && !fix.needsConsent
        )
      }
    }
  }

  /// A comment that suppresses the finding.
  private static let suppression = Self { finding, view in
    let path = finding.location.path
    let edits = view.commentInTable(for: finding) ?? view.commentInCode(for: finding)
    guard let edits else { return [] }
    return [QuickFix(title: "Suppress '\(finding.rule)' here", edits: [path: edits])]
  }
}

extension ProjectView {
  /// Returns the bytes of a file as they are by now; nil where it cannot be read.
  func bytes(of path: FilePath) -> [UInt8]? {
    documents[path]?.bytes ?? (try? files.read(path))
  }

  /// Returns the edits of a fix; nil where a place has changed since the audit.
  fileprivate func edits(of fix: Fix) -> [FilePath: [TextEdit]]? {
    var edits: [FilePath: [TextEdit]] = [:]
    for edit in fix.edits {
      guard case .replace(let text) = edit.change,
        let range = range(of: edit.location.range, in: edit.location.path)
      else { return nil }
      edits[edit.location.path, default: []].append(TextEdit(range: range, newText: text))
    }
    return edits.isEmpty ? nil : edits
  }

  /// Puts a line into the comment of the key that a finding is about.
  fileprivate func commentInTable(for finding: Diagnostic) -> [TextEdit]? {
    let path = finding.location.path
    guard let format = ResourceFormat.format(of: path), let key = finding.subject.key,
      let stored = bytes(of: path),
      let entry = format.table(from: stored, at: path).lastEntry(of: key)
    else { return nil }
    let lines = [entry.comment, SuppressionComment.forKey(finding.rule)].compactMap(\.self)
    return edits([.setComment(lines.joined(separator: "\n"), key: key)], of: path)
  }

  /// Returns what edits of a table change in its file; nil where it is damaged.
  func edits(_ edits: [TableEdit], of path: FilePath) -> [TextEdit]? {
    guard let format = ResourceFormat.format(of: path), let stored = bytes(of: path),
      let new = try? format.applying(edits, to: stored, at: path)
    else { return nil }
    return self.edits(of: path, from: stored, to: new)
  }

  /// Puts a comment above the line of a finding.
  fileprivate func commentInCode(for finding: Diagnostic) -> [TextEdit]? {
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

extension LocalizedTable {
  /// Returns the entry of a key that counts.
  func lastEntry(of key: String) -> TableEntry? {
    entries.last { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
