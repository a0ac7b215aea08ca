import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import StringResources
import TextFormats

/// The settings of `l10nscan text`.
struct TextSettings: CommandSettings {
  var path: FilePath?

  static let sections: [OptionSection<Self>] = []
  static let operands: Operands<Self>? = .one("FILE", \.path, help: "A string table")
}

extension Command {
  /// Prints a table's texts in lines.
  static let text = Command(
    "text",
    summary: "Print a string table as lines, for git diff",
    discussion: """
      Each key has a line, in sorted order, followed by a line for its comment and one for each \
      text. 'l10nscan init --git' sets up 'git diff' and 'git log -p' to use this command.
      """
  ) { (settings: TextSettings, console) throws(CommandFailure) in
    guard let path = settings.path else { return .failure }
    let stored = try fileOrFail(console.files.read(path))
    // Git hands the contents over in a file whose name has the extension at its end.
    guard let format = ResourceFormat.format(of: path) else {
      throw CommandFailure("'\(path)' is no string table")
    }
    let table = format.table(from: stored, at: path)
    // A file that is broken is shown as far as it can be read.
    for diagnostic in table.diagnostics where diagnostic.severity == .error {
      console.complain(diagnostic.line)
    }
    let entries = table.entries.sorted { $0.key < $1.key }
    let isOfOneLanguage = table.format != .stringCatalog
    for entry in entries { try console.print(entry.lines(inOneLanguage: isOfOneLanguage)) }
    return .success
  }
}

extension TableEntry {
  fileprivate func lines(inOneLanguage isOfOneLanguage: Bool) -> VisibleText {
    var lines: [VisibleText] = ["\(key)\n"]
    if let comment, !comment.isEmpty { lines.append("  comment: \(comment)\n") }
    if let state = extractionState { lines.append("  \(state.word)\n") }
    if !isTranslatable { lines.append("  not to be translated\n") }
    for translation in translations {
      // A file of one language has another path where git keeps it.
      let language = isOfOneLanguage ? "" : translation.language?.id ?? ""
      for unit in translation.units { lines.append(unit.line([language])) }
      for part in translation.substitutions {
        for unit in part.units { lines.append(unit.line([language, part.name])) }
      }
    }
    return lines.joined()
  }
}

extension TranslationUnit {
  fileprivate func line(_ names: [String]) -> VisibleText {
    let place = (names + variation.map(\.name)).filter { !$0.isEmpty }.joined(separator: ", ")
    let state: VisibleText = self.state == .translated ? "" : " (\(self.state.word))"
    return "  \(place.isEmpty ? "text" : place)\(state): \(text)\n"
  }
}
