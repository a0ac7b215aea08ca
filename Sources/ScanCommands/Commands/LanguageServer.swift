import CommandLineOptions
import LanguageServer
import SourceFiles
import TextFormats

/// The settings of `l10nscan lsp`, which clients give in messages.
struct LanguageServerSettings: CommandSettings {
  /// Whether messages go through standard input and output, as they always do.
  var usesStandardStreams = false

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Messages",
      [
        .flag(
          "stdio",
          \.usesStandardStreams,
          help: "Talk over standard input and output, which is the default"
        )
      ]
    )
  ]
  static let operands: Operands<Self>? = nil
}

extension Command {
  /// Serves editors.
  static let languageServer = Command(
    "lsp",
    summary: "Serve editors: findings, texts, completion and renames while typing",
    discussion: """
      A server of the Language Server Protocol over standard input and output, which editors start; \
      docs/editors.md tells how. It writes no file: what is to change is the editor's to do.
      """
  ) { (settings: LanguageServerSettings, console) throws(CommandFailure) in
    let connection = Connection { bytes in
      // Where nobody reads any more, the end of the input follows.
      try? console.print(VisibleText(encoded: bytes))
    }
    let end = try fileOrFail(
      LanguageServer.run(files: console.files, connection: connection, read: console.readInput)
    )
    // The protocol wants 1 from a server that was not told to shut down.
    return end == .proper ? .success : .findings
  }
}
