import SourceFiles

/// A source file in memory: its text, and its tokens as soon as somebody asks for them.
///
/// Tokens do not depend on who asks, so that one list serves all who read the file.
final class SourceUnit: Sendable {
  let text: SourceText
  let syntax: SourceSyntax
  private let lexed = Locked<TokenList?>(nil)

  init(_ text: SourceText) {
    self.text = text
    syntax = SourceSyntax(of: text.path)
  }

  var path: FilePath { text.path }

  /// The tokens of the code, without comments.
  var tokens: TokenList {
    lexed.withLock { list in
      let tokens = list ?? TokenList(text, syntax, keepsComments: false)
      list = tokens
      return tokens
    }
  }
}
