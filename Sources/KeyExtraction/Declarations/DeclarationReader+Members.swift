import SwiftSource

// What other types and files look up or name generated texts by.
extension DeclarationReader {
  /// Notes the properties of other types that a body looks up, as far as the declarations of a parameter
  /// or of a property in this file tell the type: `config.titleKey` of `let config: Config`, and
  /// `item.title` of `for item in items` where `items: [Item]`.
  mutating func noteLookUps(
    of flow: ArgumentFlow.Result,
    with parameters: [TokenList.WrittenParameter]
  ) {
    for member in flow.members {
      guard let receiver = list.qualifier(of: member.token) else { continue }
      let isLocal = !list.isMember(receiver)
      let collection = isLocal ? list.collection(ofElement: receiver) : nil
      let type = typeName(of: collection ?? receiver, parameters, isCollection: collection != nil)
      if let type {
        declarations.lookedUp[type, default: [:]].add([list.text(member.token): member.role])
      }
    }
  }

  /// Returns the name of the type that a parameter or a property is declared with, or that of its elements.
  private func typeName(
    of name: Int,
    _ parameters: [TokenList.WrittenParameter],
    isCollection: Bool
  ) -> String? {
    let text = list.text(name)
    let isLocal = !list.isMember(name)
    let parameter = parameters.first { isLocal && $0.name == text }
    guard let type = parameter?.type ?? typeOfProperty(named: text) else { return nil }
    guard isCollection else { return nameOfType(type) }
    guard let first = type.first, list.kind(first) == .leftBracket else { return nil }
    return nameOfType(list.inside(first))
  }

  /// Notes the values of enumerations' cases that a body looks up: `task` of `case .busy(let task):`.
  mutating func notePayloads(of flow: ArgumentFlow.Result, in body: Range<Int>) {
    guard flow.hasKey else { return }
    for parenthesis in body where list.kind(parenthesis) == .leftParenthesis {
      guard let name = list.callee(of: parenthesis),
        list.isImplicitMember(name, behind: [.case, .let, .var])
      else { continue }
      let branch = bytesOfBranch(behind: parenthesis, in: body)
      for (position, argument) in list.arguments(in: parenthesis).enumerated() {
        let words = argument.value
        let isName = words.count == 1 || words.count == 2 && list.keyword(words.lowerBound) == .let
        guard isName, let last = words.last, list.kind(last) == .identifier else { continue }
        let bound = list.text(last)
        if flow.roles[bound] == .stringKey, flow.compositions[bound] == nil,
          flow.sites[bound]?.contains(where: { branch.contains($0.offset) }) ?? false
        {
          declarations.payloads[list.text(name), default: []].insert(position)
        }
      }
    }
  }

  /// Returns the bytes in which the names of a pattern mean what it binds: up to the next case.
  private func bytesOfBranch(behind parenthesis: Int, in body: Range<Int>) -> Range<Int> {
    let start = list.after(parenthesis)
    let end = list.firstTopLevel(in: start..<max(start, body.upperBound)) { index in
      list.kind(index) == .rightBrace || [.case, .default].contains(list.keyword(index))
    }
    return list[parenthesis].start..<list[min(end ?? body.upperBound, list.count - 1)].end
  }

  /// Returns the type that all properties of a name in this file have.
  private func typeOfProperty(named name: String) -> Range<Int>? {
    let properties = outline.items.filter { item in
      item.kind == .property && !item.isLocal && list.text(item.name) == name
    }
    let written = properties.map(\.type).filter { !$0.isEmpty }
    let types = written.isEmpty ? properties.map { madeType(in: $0.value) } : written
    guard let first = types.first, Set(types.map(nameOfType)).count == 1 else { return nil }
    return first
  }

  /// Returns the name in `Model()`, the value that a property begins with.
  private func madeType(in value: Range<Int>?) -> Range<Int> {
    guard let value, let end = value.first(where: { list.kind($0) == .leftParenthesis }),
      list.after(end) == value.upperBound
    else { return 0..<0 }
    return value.lowerBound..<end
  }

  /// Returns the last name of `Config`, `Screen.Config` and `Config?`.
  private func nameOfType(_ type: Range<Int>) -> String? {
    var type = type
    if let last = type.last, list.kind(last) == .other || list.kind(last) == .question {
      type = type.dropLast()
    }
    guard let last = type.last, list.kind(last) == .identifier, list.isPath(type) else {
      return nil
    }
    return list.text(last)
  }

  /// Notes `let texts = R.string.localizable` and `typealias Texts = R.string.localizable`, which other
  /// files name texts by.
  mutating func readSymbolRoot(_ item: Outline.Item) {
    guard item.kind == .property || item.kind == .alias, !isPrivate(item.keyword),
      let value = item.kind == .alias ? item.type : item.value, value.count == 5,
      list.bytes[list[value.lowerBound].range].elementsEqual("R".utf8),
      let strings = list.member(of: value.lowerBound), list.text(strings) == "string",
      list.hasMember(strings)
    else { return }
    declarations.symbolRoots.insert(list.text(item.name))
  }
}
