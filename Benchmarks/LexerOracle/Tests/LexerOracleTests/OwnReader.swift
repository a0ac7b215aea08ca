import SourceFiles

@testable import SwiftSource

/// Finds the literals with the lexer of this project.
struct OwnReader {
  private let bytes: [UInt8]
  private(set) var literals: [FoundLiteral] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read(0..<bytes.count)
  }

  private mutating func read(_ range: Range<Int>) {
    SwiftLexer(bytes, in: range).lex { token in
      guard token.kind == .string || token.kind == .interpolatedString else { return true }
      let literal = SwiftLiteral(bytes, in: token.range)
      literals.append(FoundLiteral(range: token.range, text: literal.map(Self.text)))
      for interpolation in literal?.interpolations ?? [] { read(interpolation) }
      return true
    }
  }

  private static func text(of literal: SwiftLiteral) -> String {
    literal.segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation: "\\()"
      }
    }.joined()
  }
}
