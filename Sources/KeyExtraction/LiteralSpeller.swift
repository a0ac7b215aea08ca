package import Diagnostics
package import SourceFiles
import TextFormats

/// Turns fixes of calls into replacements of bytes, as one file of code spells its literals.
package struct LiteralSpeller {
  private let text: SourceText
  private var locator: SourceLocator

  package init(_ text: SourceText) {
    self.text = text
    locator = SourceLocator(text)
  }

  /// Returns a fix that consists of replacements; nil where a key does not stand in its call.
  package mutating func spell(_ fix: Fix) -> Fix? {
    var fix = fix
    for (index, edit) in fix.edits.enumerated() {
      switch edit.change {
      case .replace: continue
      case .setText, .remove: return nil
      case .replaceKey(let old, let new):
        guard
          let literal = KeyExtractor.literal(of: old, askedAt: edit.location.offset, in: text)
        else { return nil }
        fix.edits[index] = .init(
          .replace(with: new.escapedForLiteral),
          at: locator.location(of: literal.content)
        )
      }
    }
    return fix
  }
}
