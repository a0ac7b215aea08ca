import SwiftParser
import SwiftSyntax

/// Finds the literals with the parser of the Swift project.
final class OracleReader: SyntaxVisitor {
  private(set) var literals: [FoundLiteral] = []
  /// Whether the parser understood the file; where it did not, its guess is no better than ours.
  let hasError: Bool

  init(_ bytes: [UInt8]) {
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    hasError = tree.hasError
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    literals.append(FoundLiteral(range: start..<end, text: Self.text(of: node)))
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let literal = StringLiteralExprSyntax(
      openingQuote: node.openingQuote,
      segments: StringLiteralSegmentListSyntax(node.segments.map { .stringSegment($0) }),
      closingQuote: node.closingQuote
    )
    literals.append(FoundLiteral(range: start..<end, text: Self.text(of: literal)))
    return .skipChildren
  }

  /// Decodes each stretch of text between interpolations as a literal of its own.
  private static func text(of node: StringLiteralExprSyntax) -> String? {
    if node.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }) {
      return node.representedLiteralValue
    }
    var text = ""
    for segment in node.segments {
      guard let part = segment.as(StringSegmentSyntax.self) else {
        text += "\\()"
        continue
      }
      let alone = node.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(part)]))
      guard let value = alone.representedLiteralValue else { return nil }
      text += value
    }
    return text
  }
}
