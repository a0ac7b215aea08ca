import SwiftSource

// Arrays and tuples of strings, parts of which become keys.
extension DeclarationReader {
  /// Returns a parameter with the parts of its argument that a body looks up, where it is an array or a
  /// tuple and no key as a whole: `item.title` of `for item in items` where `items: [(title: String, n: Int)]`.
  mutating func takingParts(
    _ flow: ArgumentFlow.Result,
    _ written: TokenList.WrittenParameter,
    _ parameter: Parameter,
    in body: Range<Int>
  ) -> Parameter {
    guard parameter.role == nil || !parameter.parts.isEmpty, parameter.isString,
      !written.isVariadic, flow.hasKey || !flow.members.isEmpty,
      let shape = shape(ofType: written.type)
    else { return parameter }
    var parts = Set(parameter.parts)
    for member in flow.members where member.role.isKey {
      guard let component = component(member.token, of: written.name, shape) else { continue }
      parts.insert(PartPath(isOfElements: shape.isArray, component: component))
      declarations.note(site: member.site)
    }
    for name in flow.roles.keys.sorted() where shape.isArray {
      guard flow.roles[name] == .stringKey, flow.compositions[name] == nil,
        let component = element(name, of: written.name, shape, in: body)
      else { continue }
      parts.insert(PartPath(isOfElements: true, component: component))
      declarations.note(flow, of: [name])
    }
    if parts.isEmpty { return parameter }
    var parameter = parameter
    parameter.role = .stringKey
    parameter.parts = parts.sorted { ($0.component ?? -1) < ($1.component ?? -1) }
    return parameter
  }

  /// An array or a tuple as a type is written.
  private struct Shape {
    let isArray: Bool
    /// The labels of a tuple's components; empty where there is none.
    let labels: [String?]
  }

  /// Returns the shape of `[String]`, `(title: String, n: Int)` and `[(String, Int)]`; nil for other types.
  private func shape(ofType type: Range<Int>) -> Shape? {
    guard let first = type.first else { return nil }
    let isArray = list[first].kind == .leftBracket
    let element = isArray ? list.inside(first) : type
    if let tuple = element.first, list[tuple].kind == .leftParenthesis {
      guard list.after(tuple) == element.upperBound else { return nil }
      let parts = list.split(list.inside(tuple))
      return parts.count > 1
        ? Shape(isArray: isArray, labels: parts.map { list.labelAndValue(of: $0).label }) : nil
    }
    return isArray && element.count == 1 ? Shape(isArray: true, labels: []) : nil
  }

  /// Returns which component of a parameter's tuple, or of the tuples in its array, a member is.
  private func component(_ member: Int, of parameter: String, _ shape: Shape) -> Int? {
    guard let receiver = list.qualifier(of: member), !list.isMember(receiver) else { return nil }
    let source = shape.isArray ? list.collection(ofElement: receiver) : receiver
    guard let source, !list.isMember(source), list.text(source) == parameter else { return nil }
    let name = list.text(member)
    let position = Int(name) ?? shape.labels.firstIndex(of: name)
    return position.flatMap { shape.labels.indices.contains($0) ? $0 : nil }
  }

  /// Returns which component of a parameter's tuples a name is, or nothing where it is an element of its array
  /// as a whole; nil for any other name.
  private func element(
    _ name: String,
    of parameter: String,
    _ shape: Shape,
    in body: Range<Int>
  ) -> Int?? {
    for index in body where list.kind(index) == .identifier {
      if shape.labels.isEmpty {
        guard !list.isMember(index), list.text(index) == name,
          let source = list.collection(ofElement: index), !list.isMember(source),
          list.text(source) == parameter
        else { continue }
        return .some(nil)
      }
      let names = list.namesOfComponents(ofLoopAt: index, over: parameter)
      if let position = names.firstIndex(of: name) { return .some(position) }
    }
    return nil
  }
}
