import LocalizationModel
import SwiftSource

extension TokenList {
  /// Returns what stands around the expression from `first` to `last`: a sum, or a choice by
  /// number.
  func traits(around first: Int, _ last: Int) -> TextTraits {
    var traits: TextTraits = []
    if [operand(joinedBefore: first), operand(joinedBehind: last)].contains(where: mayHaveWords)
      || selector(ofMessageTo: last).map({ Self.joiningSelectors.contains(text($0)) }) ?? false
    {
      traits.insert(.isJoined)
    }
    if let question = question(before: first), comparesWithOne(before: question) {
      traits.insert(.isChosenByNumber)
    }
    if isShown(first, last) { traits.insert(.isShown) }
    return traits
  }

  /// Whether the expression is all that is given to what shows it: `label.text = …`,
  /// `setTitle(…, for:)`, `[label setText:…]`.
  private func isShown(_ first: Int, _ last: Int) -> Bool {
    if goesOn(behind: last) { return false }
    switch place(ofValueAt: first) {
    case .assigned(let name):
      return isMember(name) && DisplayRoutines.properties.contains(text(name))
    case .firstArgument(let callee, let label) where kind(callee) == .identifier:
      return DisplayRoutines.swift[text(callee)]?.contains(label.map(text) ?? "") ?? false
    case .firstArgument(_, let label?), .labelled(let label):
      return DisplayRoutines.messages[text(label)]?.contains(text(label)) ?? false
    case .firstArgument, .other: return false
    }
  }

  /// Returns whether a view that a parenthesis belongs to is shown as a grey bar alone:
  /// `Text("…").font(.body).redacted(reason: .placeholder)`.
  func isRedacted(behind parenthesis: Int) -> Bool {
    for modifier in modifiers(from: after(parenthesis)) {
      switch text(modifier) {
      case "unredacted": return false
      // The reason is the only argument.
      case "redacted":
        let reason = arguments(ofCallBy: modifier)
        if reason.count == 1, reason[0].label == "reason", reason[0].value.count == 2,
          implicitMember(at: reason[0].value.lowerBound).map(text) == "placeholder"
        {
          return true
        }
      default: break
      }
    }
    return false
  }

  private static let joiningSelectors: Set<String> = [
    "stringByAppendingString", "stringByAppendingFormat",
  ]

  /// Whether an expression asks, in front of a `?`, whether a number is 1.
  func comparesWithOne(before question: Int) -> Bool {
    guard let number = lastNumber(before: question), text(number.token) == "1" else { return false }
    return ["==", "!=", "<=", " >"].contains { number.sign.elementsEqual($0.utf8) }
  }

  /// Whether an operand that is joined may have words.
  private func mayHaveWords(_ operand: Int?) -> Bool {
    guard let operand else { return false }
    guard kind(operand) == .string else { return true }
    return bytes[self[operand].range].contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }
}
