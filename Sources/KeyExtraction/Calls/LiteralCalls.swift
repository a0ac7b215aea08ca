package import LocalizationModel
package import SourceFiles
import SwiftSource

/// A call of any function that gets a literal as its first argument.
package struct LiteralCall: Hashable, Sendable {
  /// The called routine as a configuration names it: `tr(_ key)`, `key.localized`.
  package let routine: String
  package let literal: LiteralHash

  /// How the members of strings that look these up are called by nearly everybody.
  package static let nameOfLookUp = "locali"
  static let bytesOfLookUp = Array(nameOfLookUp.utf8)

  /// Foundation's members of strings that are called so and look nothing up.
  static let membersOfStrings: Set<String> = [
    "localizedCapitalized", "localizedCaseInsensitiveCompare", "localizedCaseInsensitiveContains",
    "localizedCompare", "localizedLowercase", "localizedStandardCompare",
    "localizedStandardContains", "localizedStandardRange", "localizedUppercase",
    // Those of Objective-C that are called otherwise.
    "localizedCapitalizedString", "localizedCaseInsensitiveContainsString",
    "localizedLowercaseString", "localizedStandardContainsString",
    "localizedStandardRangeOfString", "localizedUppercaseString",
  ]

  /// Whether the literal's member is called so: then it is a lookup, whatever else uses the key.
  package var isNamedLookUp: Bool {
    routine.hasPrefix("key." + Self.nameOfLookUp)
      && !Self.membersOfStrings.contains(String(routine.dropFirst(4)))
  }
}

extension LiteralCall {
  /// Returns the calls in a text that get a literal: evidence of routines that no setting names.
  package static func all(in text: SourceText) -> [LiteralCall] {
    let tokens = SourceUnit(text).tokens
    let isSwift = SourceSyntax(of: text.path) == .swift
    return tokens.literals.compactMap { index in
      guard tokens[index].kind == .string, let literal = tokens.hash(ofLiteral: index) else {
        return nil
      }
      let routine =
        tokens.routineTaking(index) ?? (isSwift ? tokens.memberOf(index) : tokens.messageTo(index))
      return routine.map { LiteralCall(routine: $0, literal: literal) }
    }
  }
}

extension TokenList {
  /// Returns the hash of what stands between the quotes of a literal; nil for one of several lines.
  fileprivate func hash(ofLiteral index: Int) -> LiteralHash? {
    let literal = bytes[self[index].range].drop { $0 == "@" }
    let quote = UInt8(ascii: "\"")
    guard literal.count > 2, literal.first == quote, !literal.starts(with: [quote, quote, quote])
    else { return nil }
    return LiteralHash(literal.dropFirst().dropLast())
  }

  /// Returns the function or the message whose first argument a token is: `tr("title"`,
  /// `tr(key: "title"`, `[Texts textForKey:@"title"`.
  fileprivate func routineTaking(_ index: Int) -> String? {
    switch place(ofValueAt: index) {
    case .firstArgument(let callee, let label):
      guard endsArgument(index), isFunction(callee) else { return nil }
      return "\(text(callee))(\(label.map(text) ?? "_") key)"
    case .labelled(let selector):
      let owner = nameOfReceiver(ofMessageAt: selector)
      return owner.map(isCapitalized) ?? false ? "[\(text(selector)):key]" : nil
    case .assigned, .other: return nil
    }
  }

  /// Returns the member of a literal: `"title".localized`.
  fileprivate func memberOf(_ index: Int) -> String? {
    member(of: index).map { "key.\(text($0))" }
  }

  /// Returns the message that is sent to a literal, or the property of it: `[@"title" localized]`.
  fileprivate func messageTo(_ index: Int) -> String? {
    selector(ofMessageToLiteral: index).map { "key.\(text($0))" } ?? memberOf(index)
  }

  /// Whether a token is the name of a function, or of a type's own, or that of a macro with its sign.
  ///
  /// What a value does with a text, as in `titles.append("title")`, is no look-up by itself.
  private func isFunction(_ index: Int) -> Bool {
    if kind(index) == .directive { return true }
    guard kind(index) == .identifier, keyword(index) == nil else { return false }
    return !isMember(index) || qualifier(of: index).map(isCapitalized) ?? false
  }
}
