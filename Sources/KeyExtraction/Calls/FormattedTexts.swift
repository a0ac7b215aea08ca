import LocalizationModel
import SourceFiles
import SwiftSource

/// The arguments that are put into a file's texts, by the places of the calls that give the texts.
struct FormattedTexts {
  private var calls: [Int: (call: FormattingCall, isAlternative: Bool)] = [:]
  /// Those whose texts are members of types, which may be declared elsewhere.
  private(set) var members: [FormattedMember] = []

  /// Enters a call that formats.
  ///
  /// A text that is a variable is looked for at the assignments before the call.
  mutating func add(_ call: FormattingCall, in list: TokenList) {
    let sources = list.sources(of: call.text)
    for source in sources {
      let parts = list.joinedParts(of: source.text)
      // Which of the arguments a part takes, the others tell, and these are not at hand.
      let isWhole = parts.count == 1 && !source.isPart
      let call = isWhole ? call : call.withUnknownArguments
      if isWhole, let path = list.memberPath(in: source.text) {
        members.append(call.formattedMember(path, isAlternative: sources.count > 1))
      }
      for offset in parts.flatMap(list.namesOfText) where calls[offset] == nil {
        calls[offset] = (call, isAlternative: sources.count > 1)
      }
    }
  }

  /// Tells references what their texts are formatted with.
  ///
  /// A call that may ask for other keys as well, in `sites`, passes what any of them shows.
  func complete(_ references: inout [KeyReference], besides sites: [DynamicSite]) {
    guard !calls.isEmpty else { return }
    let openCalls = Set(sites.map(\.location.offset))
    for index in references.indices where !references[index].traits.contains(.isFilled) {
      let offset = references[index].location.offset
      guard let (call, isAlternative) = calls[offset] else { continue }
      references[index].formatArguments = call.arguments
      if !call.hasLocale { references[index].traits.insert(.lacksLocale) }
      // The keys of one look-up stand side by side.
      let isOneOfKeys = [index - 1, index + 1].contains {
        references.indices.contains($0) && references[$0].location.offset == offset
      }
      if isAlternative || isOneOfKeys || openCalls.contains(offset) {
        references[index].traits.insert(.isAlternative)
      }
    }
  }
}

extension TokenList {
  /// How far before a call its text's variable is looked for.
  static let assignmentDistance = 400

  /// An expression that gives a text, or a part of it.
  fileprivate typealias Source = (text: Range<Int>, isPart: Bool)

  /// Returns the expressions that a text can come from: the branches of a choice, or what a variable
  /// was given.
  fileprivate func sources(of text: Range<Int>) -> [Source] {
    let expression = expression(in: text)
    if let (left, right) = expression.branches {
      return [left, right].map { (strippedExpression($0), false) }
    }
    let range = expression.range
    let isMember = range.count == 3 && kind(range.lowerBound + 1) == .dot
    guard let name = range.last, kind(name) == .identifier, range.count == 1 || isMember else {
      return [(range, false)]
    }
    guard let first = range.first, range.count == 1 || isSelf(first) else {
      return [(range, false)]
    }
    let local = range.count == 1 ? assignments(before: name) : []
    let values = local.isEmpty ? propertyValue(of: name).map { ($0, false) } : local
    return values.flatMap { value, isPart -> [Source] in
      let value = self.expression(in: value)
      guard case .conditional(let left, let right) = value.shape else {
        return [(value.range, isPart)]
      }
      return [left, right].map { (strippedExpression($0), isPart) }
    }
  }

  /// Returns the texts that an expression joins to one, by plus signs or by `appending`; itself where it
  /// joins none.
  fileprivate func joinedParts(of text: Range<Int>) -> [Range<Int>] {
    guard let first = text.first else { return [text] }
    if case .sum(let parts) = shape(of: text) { return parts.map(strippedExpression) }
    let method = firstTopLevel(in: text) {
      $0 > first && kind($0 - 1) == .dot && Self.joiningMethods.contains($0, of: self)
    }
    guard let method else { return [text] }
    return [first..<method - 1] + arguments(in: method + 1).map(\.value)
  }

  private static let joiningMethods = Vocabulary(["appending", "appendingFormat"])

  /// Returns what a variable was given, up to its declaration.
  private func assignments(before use: Int) -> [Source] {
    var values: [Range<Int>] = []
    var isExtended = false
    let limit = max(0, use - Self.assignmentDistance)
    for index in stride(from: use - 1, through: limit, by: -1) {
      if keyword(index) == .func { break }
      guard isName(of: use, at: index), kind(index - 1) != .dot else { continue }
      if let equals = [index + 1, index + 3].first(where: { kind($0) == .equals }),
        equals == index + 1 || kind(index + 1) == .colon
      {
        values.append(equals + 1..<expressionEnd(from: equals + 1, limit: use))
      } else if kind(index + 1) == .other, text(index + 1) == "+=" {
        isExtended = true
        values.append(index + 2..<expressionEnd(from: index + 2, limit: use))
      }
      if isDeclared(index) { break }
    }
    return values.map { ($0, isExtended) }
  }

  func isSelf(_ index: Int) -> Bool {
    keyword(index) == .self || keyword(index) == .Self
  }

  /// How long a list may be in which the declaration of a property is searched for.
  static let propertyDistance = 8_000

  /// Returns what a property is given that is used at a name: the only one of the name in the file.
  private func propertyValue(of use: Int) -> [Range<Int>] {
    guard !isParameter(use), tokens.count < Self.propertyDistance else { return [] }
    var values: [Range<Int>] = []
    for index in range where isName(of: use, at: index) && isDeclared(index) {
      guard isProperty(index), kind(index + 1) == .equals, values.isEmpty else { return [] }
      values = [index + 2..<expressionEnd(from: index + 2, limit: tokens.count)]
    }
    return values
  }

  /// Whether a declared name is that of a type's member, or stands outside of all braces.
  private func isProperty(_ name: Int) -> Bool {
    let brace = stride(from: name - 1, through: 0, by: -1).first {
      kind($0) == .leftBrace && partner(of: $0) > name
    }
    guard let brace else { return true }
    let head = stride(from: brace - 1, through: max(0, brace - Self.headLimit), by: -1).prefix {
      kind($0) != .leftBrace && kind($0) != .rightBrace && kind($0) != .rightParenthesis
    }
    return head.contains { index in
      switch keyword(index) {
      case .class, .struct, .enum, .extension, .actor, .protocol: true
      default: false
      }
    }
  }

  /// Whether the function around a use has a parameter of the name.
  private func isParameter(_ use: Int) -> Bool {
    let limit = max(0, use - Self.assignmentDistance)
    for index in stride(from: use - 1, through: limit, by: -1) {
      guard kind(index) == .leftParenthesis, keyword(index - 2) == .func else { continue }
      return inside(index).contains { isName(of: use, at: $0) && kind($0 + 1) == .colon }
    }
    return false
  }

  /// Whether the same name stands at two tokens.
  func isName(of use: Int, at index: Int) -> Bool {
    // Nearly all other names have another hash.
    self[index].hash == self[use].hash && self[index].kind == .identifier
      && self[index].range.count == self[use].range.count
      && bytes[self[index].range].elementsEqual(bytes[self[use].range])
  }

  /// Whether a variable is declared at its name: behind `let` or `var`, or behind C's `*`.
  func isDeclared(_ name: Int) -> Bool {
    guard kind(name - 1) == .identifier else { return kind(name - 1) == .other }
    return keyword(name - 1) == .let || keyword(name - 1) == .var
  }

  /// Returns where a reference can stand that the expression is: its first name, and the name of the
  /// call or property that it ends in.
  func namesOfText(in range: Range<Int>) -> [Int] {
    guard let first = range.first, let last = range.last else { return [] }
    if kind(first) == .leftBracket {
      let inside = inside(first)
      let colon = firstTopLevel(in: inside) { kind($0) == .colon }
      return colon.map { [self[$0 - 1].start] } ?? []
    }
    let call = firstTopLevel(in: range) { $0 > first && kind($0) == .leftParenthesis }
    return [self[first].start, self[call.map { $0 - 1 } ?? last].start]
  }
}
