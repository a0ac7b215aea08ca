import SourceFiles

extension Reporter {
  /// One line for each finding, in the form that Xcode and editors take from compilers.
  static let xcode = Reporter(
    id: "xcode",
    fileExtension: "log",
    summary: "One line for each finding, for Xcode's issue navigator and editors"
  ) { report, options in
    var lines: [UInt8] = []
    for finding in FindingSelection(of: report, options).findings {
      lines += xcodeLine(finding.location, finding.severity.rawValue, headline(finding), options)
      for note in finding.notes {
        guard let location = note.location else { continue }
        lines += xcodeLine(location, "note", note.message, options)
      }
    }
    return lines
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
) -> [UInt8] {
  let path = options.path(location.path)
  let isReadable = !path.utf8.contains { $0 == 0x22 || $0 == 0x27 || $0 == 0x3A || $0 == 0x60 }
  let place = "\(location.line):\(location.column)"
  let line =
    isReadable
    ? "\(path):\(place): \(severity): \(message)"
    : "\(severity): \(message) (\(path), \(place))"
  return Array(line.visible.utf8) + [UInt8(ascii: "\n")]
}
