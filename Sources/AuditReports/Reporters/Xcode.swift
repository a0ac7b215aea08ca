import Diagnostics
import SourceFiles
import TextFormats

extension Reporter {
  /// One line for each finding, in the form that Xcode and editors take from compilers.
  package static let xcode = Reporter(
    id: "xcode",
    fileExtension: "log",
    summary: "One line for each finding, for Xcode's issue navigator and editors"
  ) { report, options in
    var lines: [VisibleText] = []
    for finding in FindingSelection(of: report, options).findings {
      lines.append(
        xcodeLine(finding.location, finding.severity.rawValue, headline(finding), options)
      )
      for edit in finding.certainFixes.flatMap(\.edits) {
        lines.append(fixItLine(edit, report.excerpts.region(of: edit), options))
      }
      for note in finding.notes {
        guard let location = note.location else { continue }
        lines.append(xcodeLine(location, "note", note.message, options))
      }
    }
    return lines.joined()
  }
}

private func headline(_ finding: Diagnostic) -> String {
  "\(finding.message) [\(finding.rule)]"
}

/// Returns `path:line:column: severity: message` and a line end.
///
/// Xcode takes a location with a quote, or a path with a colon, for a part of the message; it must
/// then be in the message, or the line would become a plain note of the build log.
private func xcodeLine(
  _ location: SourceLocation,
  _ severity: String,
  _ message: String,
  _ options: RenderOptions
) -> VisibleText {
  let path = options.path(location.path)
  let place = "\(location.line):\(location.column)"
  return path.isReadableByXcode
    ? "\(path):\(place): \(severity): \(message)\n"
    : "\(severity): \(message) (\(path), \(place))\n"
}

/// Returns `path:line:column-line:column: fixit: text`, which Xcode offers beside the line before.
///
/// It is empty where the text has more than one line, or the place is unknown.
private func fixItLine(
  _ edit: Fix.Edit,
  _ region: TextRegion?,
  _ options: RenderOptions
) -> VisibleText {
  let path = options.path(edit.location.path)
  guard let region, path.isReadableByXcode, case .replace(let text) = edit.change,
    text == text.visible
  else { return "" }
  let range = [region.start, region.end].map { "\($0.line):\($0.column)" }.joined(separator: "-")
  return "\(path):\(range): fixit: \(text)\n"
}

extension String {
  /// Whether a path has nothing that Xcode would take for the end of the place.
  fileprivate var isReadableByXcode: Bool {
    !utf8.contains { $0 == 0x22 || $0 == 0x27 || $0 == 0x3A || $0 == 0x60 }
  }
}
