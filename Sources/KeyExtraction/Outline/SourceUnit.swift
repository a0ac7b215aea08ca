import SourceFiles

/// A source file in memory: its text, and its tokens and its outline as soon as somebody asks for them.
///
/// Neither depends on who asks, so that one of each serves all who read the file.
final class SourceUnit: Sendable {
  let text: SourceText
  let syntax: SourceSyntax
  private let lexed = Locked<TokenList?>(nil)
  private let outlined = Locked<Outline?>(nil)

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

  /// What the code declares.
  var outline: Outline {
    let (tokens, syntax) = (tokens, syntax)
    return outlined.withLock { known in
      let outline = known ?? Outline(tokens, syntax)
      known = outline
      return outline
    }
  }
}
