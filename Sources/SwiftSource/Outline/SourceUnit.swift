import LocalizationModel
package import Diagnostics
import Platform
package import SourceFiles

/// A source file in memory: its text, and its tokens and its outline, made on demand.
///
/// Neither depends on who asks, so that one of each serves all who read the file.
package final class SourceUnit: Sendable {
  /// The text, of conflicts that git has left the lines that were there.
  package let text: SourceText
  /// The findings of these conflicts.
  package let conflicts: [Diagnostic]
  package let syntax: SourceSyntax
  private let known = Locked(Known())

  /// The parts that were made so far.
  private struct Known {
    var tokens: TokenList?
    var outline: Outline?
    /// Whether the tokens have served.
    var isFinished = false

    mutating func tokens(of text: SourceText, _ syntax: SourceSyntax) -> TokenList {
      if let tokens { return tokens }
      let list = TokenList(text, syntax, keepsComments: false)
      tokens = list
      return list
    }
  }

  package init(_ text: SourceText) {
    let syntax = SourceSyntax(of: text.path)
    let (ours, conflicts) = text.ours { conflict in
      !text.path.isInterface
        && TokenList(text, syntax, keepsComments: true).all.contains { token in
          token.start < conflict.range.lowerBound && conflict.range.lowerBound < token.end
        }
    }
    (self.text, self.syntax) = (ours, syntax)
    self.conflicts = conflicts.findings(in: text, rule: .malformedSource, severity: .warning)
  }

  package var path: FilePath { text.path }

  /// Whether it is a storyboard or xib, which has no tokens.
  package var isInterface: Bool { syntax != .swift && path.isInterface }

  /// The tokens of the code, without comments.
  package var tokens: TokenList {
    known.withLock { $0.tokens(of: text, syntax) }
  }

  /// The declarations of the code.
  package var outline: Outline {
    known.withLock { known in
      if let outline = known.outline { return outline }
      let outline = Outline(known.tokens(of: text, syntax), syntax)
      known.outline = outline
      return outline
    }
  }

  /// Releases the tokens, which most likely are not needed any more.
  package func finish() { known.withLock { $0.isFinished = true } }

  /// Forgets the tokens that have served, unless their size in bytes finds room.
  func releaseTokens(unless findRoom: (Int) -> Bool) {
    known.withLock { known in
      guard known.isFinished, let tokens = known.tokens else { return }
      known.isFinished = false
      if !findRoom(tokens.size) { (known.tokens, known.outline) = (nil, nil) }
    }
  }
}
