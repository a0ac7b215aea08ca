import LocalizationModel
import SwiftSource

/// The types of C's expressions, as far as their own file leaves no doubt.
struct CDeclarations {
  private let list: TokenList
  private let outline: Outline

  init(_ list: TokenList, _ outline: Outline) {
    self.list = list
    self.outline = outline
  }

  /// Returns what an expression is: by a literal, a cast, a declaration, or a well-known property.
  func argument(of range: Range<Int>) -> FormatArgument {
    guard let first = range.first, let last = range.last else { return .unknown }
    switch list.kind(first) {
    case .at: return .object
    case .string where list.bytes[list[first].start] == UInt8(ascii: "@"):
      return range.count == 1 ? .object : .unknown
    case .number where range.count == 1:
      return list.text(first).contains(".") ? .double : .integer
    case .leftParenthesis where range.count > 3 && isCast(first, in: range):
      return argument(ofType: list.inside(first))
    case .leftBracket where list.after(first) == range.upperBound:
      // A message with arguments may end in a property of one of them.
      if list.selector(ofMessageIn: list.inside(first)) != nil { return .unknown }
      return range.count == 4 ? argument(ofMember: last - 1, of: first + 1) : count(last - 1)
    case .identifier where range.count == 1:
      return declared(first) ?? declaredProperty(first) ?? .unknown
    case .identifier where range.count == 3 && list.hasMember(first):
      return argument(ofMember: last, of: first)
    case .identifier where list.isMember(last) && list.startOfChain(endingAt: last) == first:
      return count(last)
    default: return .unknown
    }
  }

  /// Returns what a property of a named object is; one's own is as the file declares it.
  private func argument(ofMember name: Int, of receiver: Int) -> FormatArgument {
    if list.text(receiver) == "self" { return declaredProperty(name) ?? .unknown }
    guard let type = declaration(of: receiver), let word = type.first(where: list.isTypeWord) else {
      return count(name)
    }
    return list.text(word).hasPrefix("NS") || list.keyword(word) != nil ? count(name) : .unknown
  }

  /// The properties of Apple's classes that are numbers.
  private func count(_ name: Int) -> FormatArgument {
    ["count", "length"].contains(list.text(name)) ? .integer : .unknown
  }

  /// Returns what a parameter or a local variable is; nil where none is declared.
  private func declared(_ use: Int) -> FormatArgument? {
    declaration(of: use).map { argument(ofType: $0) }
  }

  /// Returns where the type of a parameter or of a local variable stands.
  private func declaration(of use: Int) -> Range<Int>? {
    let item = outline.items.last { item in
      [.function, .method].contains(item.kind)
        && item.body.map { list.inside($0).contains(use) } ?? false
    }
    // The outline has no function that it does not understand.
    let body = item?.body ?? max(0, use - TokenList.assignmentDistance)
    // Within braces that are closed again, names mean nothing here.
    var closed = 0
    for index in stride(from: use - 1, to: body, by: -1) {
      if list.kind(index) == .rightBrace { closed += 1 }
      if list.kind(index) == .leftBrace { closed = max(0, closed - 1) }
      guard closed == 0, list.isName(of: use, at: index), let type = list.cType(before: index)
      else { continue }
      return type
    }
    guard let item else { return nil }
    let head =
      item.kind == .method ? list.methodHead(at: item.keyword) : list.functionHead(at: item.name)
    guard let parameter = head?.parameters.first(where: { list.isName(of: use, at: $0.name) })
    else { return nil }
    return parameter.type.map(list.inside) ?? list.cType(before: parameter.name)
  }

  /// Returns what a property or a variable outside of all bodies is; nil where none is declared, or
  /// several of one name.
  private func declaredProperty(_ use: Int) -> FormatArgument? {
    guard list.count < TokenList.propertyDistance else { return nil }
    let spelling = list.bytes[list[use].range].drop { $0 == UInt8(ascii: "_") }
    let bodies = outline.bodies(in: list)
    var found: FormatArgument?
    for index in list.range where list[index].kind == .identifier {
      let other = list.bytes[list[index].range].drop { $0 == UInt8(ascii: "_") }
      guard other.elementsEqual(spelling), list.endsDeclarator(index),
        let type = list.cType(before: index), !bodies.contains(where: { $0.contains(index) })
      else { continue }
      let argument = argument(ofType: type)
      if let found, found != argument { return .unknown }
      found = argument
    }
    return found
  }

  /// Returns what a value of a type is.
  private func argument(ofType type: Range<Int>) -> FormatArgument {
    let stars = type.count { list.isOperator("*", $0) }
    let words = type.filter(list.isTypeWord).map(list.text)
    guard let word = words.last, words.count + stars <= type.count else { return .unknown }
    if stars == 0 {
      if word == "id" { return .object }
      let isNumber = words.allSatisfy { Self.swiftNames[$0] != nil }
      return TypeName.argument(isNumber ? Self.swiftNames[word] ?? word : word)
    }
    let isObject = stars == 1 && word.hasPrefix("NS") && TypeName.argument(word) != .integer
    return isObject ? .object : .unknown
  }

  /// Whether parentheses hold the name of a type, and no operator follows that binds less.
  private func isCast(_ parenthesis: Int, in range: Range<Int>) -> Bool {
    let name = list.inside(parenthesis)
    let value = list.after(parenthesis)..<range.upperBound
    return !name.isEmpty && name.allSatisfy { list.kind($0) == .identifier } && !value.isEmpty
      && list.firstTopLevel(in: value) { list.kind($0) == .other || list.kind($0) == .plus } == nil
  }

  /// C's names of types that Swift calls otherwise.
  private static let swiftNames = [
    "int": "CInt", "long": "Int", "unsigned": "UInt32", "short": "Int16", "int32_t": "Int32",
    "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64", "double": "Double",
    "float": "Float", "NSTimeInterval": "TimeInterval",
  ]
}
