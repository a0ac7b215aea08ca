import CommandLineOptions
import JSONRPC
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
          help: "Use standard input and output (the default)"
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
    summary: "Serve editors with the Language Server Protocol",
    discussion: """
      Editors start the server and talk to it over standard input and output; see \
      docs/editors.md. It writes no files: editors make the changes.
      """
  ) { (settings: LanguageServerSettings, console) throws(CommandFailure) in
    let connection = Connection(.headers) { bytes in
      // If the reader is gone, the end of the input follows.
      try? console.print(VisibleText(encoded: bytes))
    }
    let end = try fileOrFail(
      LanguageServer.run(files: console.files, connection: connection, read: console.readInput)
    )
    // The protocol requires 1 from a server without a shutdown request.
    return end == .proper ? .success : .findings
  }
}
