import LocalizationModel
import SourceFiles
import SwiftSource

// Calls among whose arguments stand conditions of C's preprocessor.
extension TokenList {
  /// Returns a call as the preprocessor may leave it, by the name before its parenthesis: with the
  /// first branch of every condition, with the second, and so on; nothing where it has no conditions.
  func variants(ofCallAt name: Int) -> [TokenList] {
    let arguments = inside(name + 1)
    let next = hashWords.partitioningIndex { $0 >= arguments.lowerBound }
    guard next < hashWords.count, arguments.contains(hashWords[next]),
      arguments.count < Self.lengthLimit
    else { return [] }
    let conditions = hashWords[next...].prefix { arguments.contains($0) }.compactMap(condition)
    guard !conditions.isEmpty else { return [] }
    // What is left out where a condition fails is a branch as well.
    let count = 2 + conditions.count { $0 == .next } - conditions.count { $0 == .begin }
    return (0..<Swift.max(2, Swift.min(count, Self.variantLimit))).map { branch in
      let source = source(ofCallAt: name, branch: branch)
      return TokenList(source, .objectiveC, in: source.indices)
    }
  }

  /// Real code has no more branches among the arguments of a call, nor more tokens.
  private static let variantLimit = 4
  private static let lengthLimit = 500

  enum Condition {
    case begin, next, end
  }

  /// Returns what a directive is to a condition: its `#if`, one of its branches, or its end.
  func condition(at directive: Int) -> Condition? {
    guard kind(directive) == .directive else { return nil }
    let word = bytes[self[directive].range].drop { !$0.isASCIILetter }
    // Most directives are `#import` and `#define`.
    guard word.first == UInt8(ascii: "e") || word.dropFirst().first == UInt8(ascii: "f") else {
      return nil
    }
    return switch String(decoding: word, as: UTF8.self) {
    case "if", "ifdef", "ifndef": .begin
    case "else", "elif", "elseif": .next
    case "endif": .end
    default: nil
    }
  }

  /// Returns the text of a call, with spaces for all branches but one and for the conditions.
  private func source(ofCallAt name: Int, branch: Int) -> [UInt8] {
    let (start, end) = (self[name].start, partner(of: name + 1))
    var source = Array(bytes[start..<self[end].end])
    /// The number of the branch in each condition that is open, nil where no build has another one than
    /// what is left; and how many of them are left out.
    var (branches, leftOut): ([Int?], Int) = ([], 0)
    func leave() -> Int? {
      let last = branches.popLast() ?? branch
      if let last, last != branch { leftOut -= 1 }
      return last
    }
    func enter(_ number: Int?) {
      branches.append(number)
      if let number, number != branch { leftOut += 1 }
    }
    var index = name + 2
    while index < end {
      let first = index
      index += 1
      var last = self[first].end
      if let condition = condition(at: first) {
        index = Swift.min(endOfDirective(from: index), end)
        let disabled = disabledCode(behind: first)
        last = disabled?.upperBound ?? self[index - 1].end
        switch condition {
        case .begin: enter(disabled == nil ? 0 : nil)
        case .next: enter(leave().map { $0 + 1 })
        case .end: _ = leave()
        }
      } else if leftOut == 0 {
        continue
      }
      for byte in self[first].start..<last { source[byte - start] = 0x20 }
    }
    return source
  }
}
