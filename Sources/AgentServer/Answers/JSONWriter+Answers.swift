import Diagnostics
import SourceFiles
import TextFormats

extension JSONWriter {
  /// Writes a finding: what, where, and what to do.
  mutating func write(_ finding: Diagnostic) {
    member("rule", finding.rule.rawValue)
    member("severity", finding.severity.rawValue)
    member("place", finding.location.shortPlace)
    member("message", finding.message.shortened)
    if let help = finding.help { member("help", help.shortened) }
    let notes = finding.notes.map { note in
      note.message.shortened + (note.location.map { " at \($0.shortPlace)" } ?? "")
    }
    if !notes.isEmpty { member("notes", notes) }
  }
}

extension SourceLocation {
  /// The place as `PATH:LINE`; the path alone for a whole file.
  var shortPlace: String {
    self == SourceLocation(path: path) ? path.string : "\(path):\(line)"
  }
}

extension String {
  /// The text, or its beginning where it is long.
  var shortened: String { shortened(to: 400) }

  /// The text, or as much of its beginning as there is room for.
  func shortened(to limit: Int) -> String {
    unicodeScalars.count <= limit ? self : String(prefix(limit)) + "…"
  }
}
