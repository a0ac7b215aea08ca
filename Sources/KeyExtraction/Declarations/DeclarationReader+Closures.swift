extension DeclarationReader {
  /// Adds what is called like a function and holds a closure with localizable parameters: local
  /// constants, and parameters, which no other file sees.
  mutating func readClosures() {
    for colon in list.range where list[colon].kind == .colon {
      guard list.kind(colon - 1) == .identifier, mayOpenFunction(colon + 1) else { continue }
      let limit = min(colon + Self.typeLimit, list.tokens.count)
      let home = Signature.Home(path: path, outer: [], isPrivate: true, isExtension: false)
      addClosure(colon - 1, list.typeRange(from: colon + 1, limit: limit), home)
    }
  }

  /// A type with more tokens is none that a person writes.
  private static let typeLimit = 100

  private func mayOpenFunction(_ index: Int) -> Bool {
    list.kind(index) == .leftParenthesis || list.kind(index) == .at
  }

  /// Adds `show` of `show: (LocalizedStringKey) -> Void`, which a call gives no labels.
  mutating func addClosure(_ name: Int, _ type: Range<Int>, _ home: Signature.Home? = nil) {
    guard let parenthesis = parametersOfFunction(in: type),
      types.areNamed(in: list.inside(parenthesis), of: list)
    else { return }
    let parameters = list.split(list.inside(parenthesis)).map { part in
      let colon = list.firstTopLevel(in: part) { list[$0].kind == .colon }
      let type = (colon.map { $0 + 1 } ?? part.lowerBound)..<part.upperBound
      return Parameter(
        label: nil,
        role: types.contain(type, of: list) ? .localizableKey : nil,
        isString: isString(type),
        isOptional: false
      )
    }
    guard parameters.contains(where: \.isKey) else { return }
    declarations.add(
      list.text(name),
      .init(parameters: parameters, form: .function, handsOn: true, home: home)
    )
  }

  /// Returns the parenthesis of a function's type: in `((String) -> Void)?` the inner one.
  private func parametersOfFunction(in type: Range<Int>) -> Int? {
    var index = type.lowerBound
    while index < type.upperBound {
      switch list[index].kind {
      case .at: index += 2
      case .leftParenthesis:
        var next = list.after(index)
        while list.keyword(next) == .async || list.keyword(next) == .throws { next += 1 }
        if list.kind(next) == .arrow { return index }
        index += 1
      default: return nil
      }
    }
    return nil
  }
}
