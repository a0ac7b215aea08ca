import FormatStrings
import SwiftSource

// Keys that are put together of a name and of literals around it.
extension ArgumentFlow {
  /// A name, and what stands around it in the text that is made of it.
  struct ComposedName {
    let name: String
    var affixes = Affixes()
  }

  /// Returns the one name that an argument is, or is made of where a key is wanted:
  /// `"shop.\(key)"`, `"shop." + key`, `[NSString stringWithFormat:@"shop.%@", key]`, `@"shop." key`.
  ///
  /// In a localizable type an interpolation is no part of the key, and white space belongs to a sentence
  /// that something is put into.
  func text(in range: Range<Int>, as role: Routine.Role) -> ComposedName? {
    if let name = name(in: range) { return ComposedName(name: name) }
    let isLiteral = range.count == 1 && list.kind(range.lowerBound) == .string
    guard !isLiteral, role == .stringKey || role == .localizableKey,
      let parts = parts(of: list.strippedExpression(range), role),
      let text = ComposedName(of: parts)
    else { return nil }
    return text.affixes.isOfIdentifier ? text : nil
  }

  /// Returns the names that an argument is, or is made of; of one that is shown those of all its parts.
  func texts(in range: Range<Int>, as role: Routine.Role) -> [ComposedName] {
    let parts = role == .stringKey ? shownParts(of: range) : [range]
    return parts.compactMap { text(in: $0, as: role) }
  }

  /// Returns the values that are shown each as it is: those of a choice, `title ?? "None"`, the operands of
  /// a sum, `title + ":"`, and what stands there in other letters, `title.uppercased()`.
  func shownParts(of range: Range<Int>) -> [Range<Int>] {
    guard routines.areShown else { return [range] }
    let expression = list.expression(in: range)
    let branches = list.branchesNotGivenBack(of: expression) ?? [expression.range]
    return branches.flatMap { list.alternatives(of: $0) }.flatMap { value in
      guard case .sum(let operands) = list.shape(of: value) else {
        return [list.withoutSpelling(value)]
      }
      return operands.map(list.withoutSpelling)
    }
  }

  /// A part of a key.
  fileprivate enum Part: Equatable {
    case literal(String)
    case name(String)
  }

  /// Returns the parts of a text that is put together; nil where one is neither a literal nor a name.
  private func parts(of range: Range<Int>, _ role: Routine.Role) -> [Part]? {
    guard !range.isEmpty else { return nil }
    switch language {
    case .swift:
      let operands = list.split(range, at: .plus)
      let isSum = operands.count > 1
      return isSum || role == .stringKey ? join(operands.map(partsOfOperand)) : nil
    case .objectiveC:
      return list.kind(range.lowerBound) == .leftBracket
        ? partsOfMessage(range) : partsBesideParameter(range)
    }
  }

  private func join(_ parts: [[Part]?]) -> [Part]? {
    parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
  }

  private func literal(in range: Range<Int>) -> [Part]? {
    evaluator.literalText(in: range).map { [.literal($0)] }
  }

  private func partsOfOperand(_ range: Range<Int>) -> [Part]? {
    if let name = name(in: range) { return [.name(name)] }
    let range = list.strippedExpression(range)
    guard range.count == 1, list[range.lowerBound].isLiteral,
      let literal = SwiftLiteral(list.bytes, in: list[range.lowerBound].range)
    else { return nil }
    return join(
      literal.segments.map { segment in
        switch segment {
        case .text(let text): [.literal(text)]
        case .interpolation(let bytes): nameInterpolated(in: bytes).map { [.name($0)] }
        }
      }
    )
  }

  /// Returns the name that an interpolation is: `key` of `\(key)` and `\(self.key)`.
  private func nameInterpolated(in bytes: Range<Int>) -> String? {
    let nested = TokenList(list.bytes, .swift, in: bytes)
    return name(in: nested.range, of: nested)
  }

  /// Reads `[NSString stringWithFormat:@"shop.%@", key]`, `[@"shop." stringByAppendingString:key]`.
  private func partsOfMessage(_ range: Range<Int>) -> [Part]? {
    let inside = list.inside(range.lowerBound)
    guard list.after(range.lowerBound) == range.upperBound,
      let selector = list.selector(ofMessageIn: inside),
      let arguments = list.messageArguments(at: selector), arguments.count == 1
    else { return nil }
    let values = list.split(arguments[0].value)
    switch list.text(selector) {
    case "stringWithFormat":
      guard values.count == 2, let format = evaluator.literalText(in: values[0]),
        let name = name(in: values[1])
      else { return nil }
      return parts(of: format, filledWith: name)
    case "stringByAppendingString":
      return join(
        [inside.lowerBound..<selector, arguments[0].value].map { part in
          literal(in: part) ?? name(in: part).map { [.name($0)] }
        }
      )
    default: return nil
    }
  }

  private func parts(of format: String, filledWith name: String) -> [Part]? {
    join(
      FormatString.parts(of: format).map { part in
        switch part {
        case .text(let text): [.literal(text)]
        case .argument(0, .object): [.name(name)]
        case .argument: nil
        }
      }
    )
  }

  /// Reads `@"shop." key @".title"` in the body of a macro, where C joins literals.
  private func partsBesideParameter(_ range: Range<Int>) -> [Part]? {
    let isLiteral = { (index: Int) in list[index].kind == .string }
    let start = range.first { !isLiteral($0) } ?? range.upperBound
    let end = (range.last { !isLiteral($0) } ?? range.lowerBound) + 1
    guard start < end, start > range.lowerBound || end < range.upperBound,
      let name = name(in: start..<end)
    else { return nil }
    let literals = [range.lowerBound..<start, end..<range.upperBound].map { part in
      part.isEmpty ? [] : literal(in: part)
    }
    return join([literals[0], [.name(name)], literals[1]])
  }
}

extension ArgumentFlow.ComposedName {
  /// Puts a name together with the literals around it; nil unless there is just one name.
  fileprivate init?(of parts: [ArgumentFlow.Part]) {
    var text: Self?
    var prefix = ""
    for part in parts {
      switch part {
      case .literal(let literal):
        if text == nil { prefix += literal } else { text?.affixes.suffix += literal }
      case .name(let name):
        guard text == nil else { return nil }
        text = Self(name: name, affixes: Affixes(prefix: prefix))
      }
    }
    guard let text else { return nil }
    self = text
  }
}

extension Affixes {
  /// Whether there is nothing in it that names of keys do not have.
  fileprivate var isOfIdentifier: Bool { !(prefix + suffix).contains(where: \.isWhitespace) }
}
