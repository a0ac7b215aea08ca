import LocalizationModel
import Platform
import SourceFiles

/// How a `.strings` file spells what code says in a comment: as it is meant, or with the escapes of the
/// literal, which genstrings leaves as they are.
struct CommentSpelling {
  private let keepsEscapes: Bool

  init(of file: LocalizedTable) {
    keepsEscapes = file.entries.contains { $0.comment?.utf8.holds("\\\"") ?? false }
  }

  /// Returns a comment as the file is to have it; what an entry's own comment says already stays as it
  /// is written there.
  func spelling(of comment: String, beside own: String?) -> String {
    let written = own?.split(whereSeparator: \.isNewline).map(String.init) ?? []
    // The escape of a line break leaves several lines on one.
    if let line = written.first(where: { $0.plainLines == comment.plainLines }) { return line }
    return comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        let line = String(line)
        return written.first { $0.plainLines == line.plainLines } ?? escaped(line)
      }
      .joined(separator: "\n")
  }

  private func escaped(_ line: String) -> String {
    keepsEscapes ? line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") : line
  }
}
