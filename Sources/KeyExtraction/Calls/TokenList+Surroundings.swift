import LocalizationModel
import SwiftSource

extension TokenList {
  /// Tells what stands around the expression from `first` to `last`: a sum, or a choice by number.
  func traits(around first: Int, _ last: Int) -> TextTraits {
    var traits: TextTraits = []
    if joins(first - 1, operand: first - 2) || joins(last + 1, operand: last + 2)
      || kind(last + 1) == .identifier && Self.joiningSelectors.contains(text(last + 1))
    {
      traits.insert(.isJoined)
    }
    if kind(first - 1) == .question, comparesWithOne(before: first - 1) {
      traits.insert(.isChosenByNumber)
    }
    if isShown(first, last) { traits.insert(.isShown) }
    return traits
  }

  /// Whether the expression is all that is given to what shows it: `label.text = …`,
  /// `setTitle(…, for:)`, `[label setText:…]`.
  private func isShown(_ first: Int, _ last: Int) -> Bool {
    switch kind(last + 1) {
    case .dot, .question, .plus, .nilCoalescing, .other: return false
    default: break
    }
    switch kind(first - 1) {
    case .equals:
      return kind(first - 2) == .identifier && kind(first - 3) == .dot
        && Displays.properties.contains(text(first - 2))
    case .leftParenthesis:
      return kind(first - 2) == .identifier
        && Displays.swift[text(first - 2)]?.contains("") ?? false
    case .colon where kind(first - 2) == .identifier:
      let label = text(first - 2)
      if kind(first - 3) == .leftParenthesis, kind(first - 4) == .identifier {
        return Displays.swift[text(first - 4)]?.contains(label) ?? false
      }
      return Displays.messages[label]?.contains(label) ?? false
    default: return false
    }
  }

  /// Tells whether a view that a parenthesis belongs to is shown as a grey bar alone:
  /// `Text("…").font(.body).redacted(reason: .placeholder)`.
  func isRedacted(behind parenthesis: Int) -> Bool {
    var index = after(parenthesis)
    while true {
      switch kind(index) {
      // A closure of the view, or of a modifier.
      case .leftBrace, .leftParenthesis: index = after(index)
      case .identifier where kind(index + 1) == .colon && kind(index + 2) == .leftBrace: index += 2
      case .dot where kind(index + 1) == .identifier:
        if isPlaceholder(modifiedBy: index + 1) { return true }
        if text(index + 1) == "unredacted" { return false }
        index += 2
      default: return false
      }
    }
  }

  /// Reads `redacted(reason: .placeholder)`.
  private func isPlaceholder(modifiedBy name: Int) -> Bool {
    guard self[name].range.count == 8, text(name) == "redacted",
      kind(name + 1) == .leftParenthesis
    else { return false }
    let inside = inside(name + 1)
    return inside.count == 4 && text(inside.lowerBound) == "reason"
      && kind(inside.lowerBound + 2) == .dot && text(inside.lowerBound + 3) == "placeholder"
  }

  private static let joiningSelectors: Set<String> = [
    "stringByAppendingString", "stringByAppendingFormat",
  ]

  /// Whether an expression asks, in front of a `?`, whether a number is 1.
  func comparesWithOne(before question: Int) -> Bool {
    var index = question - 1
    if kind(index) == .rightParenthesis { index -= 1 }
    guard kind(index) == .number, text(index) == "1", index > 0 else { return false }
    let sign = bytes[..<self[index - 1].end].suffix(2)
    return ["==", "!=", "<=", " >"].contains { sign.elementsEqual($0.utf8) }
  }

  /// Whether a plus sign joins the text with another one that has words.
  private func joins(_ sign: Int, operand: Int) -> Bool {
    guard kind(sign) == .plus, kind(operand) != nil else { return false }
    guard kind(operand) == .string else { return true }
    return bytes[self[operand].range].contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }
}
