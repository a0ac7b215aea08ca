import SwiftSource

extension DeclarationReader {
  /// Makes a parameter of what is written; `strings` are the generic types that strings conform to.
  func parameter(_ written: TokenList.WrittenParameter, _ strings: Set<String> = []) -> Parameter {
    let role = types.role(ofTypeIn: written.type, of: list)
    let takesFunction = isFunction(written.type)
    return Parameter(
      label: written.label,
      role: role.map { Routine.Role(ofLiterals: $0) },
      isString: isString(written.type) || names(oneOf: strings, in: written.type),
      isStaticString: isStaticString(written.type),
      isOptional: written.hasValue || written.isVariadic || takesFunction
        // What a property wrapper wraps is given by the assignment.
        || written.label == Routine.wrappedLabel,
      isVariadic: written.isVariadic,
      takesFunction: takesFunction,
      needsFunction: takesFunction && !written.hasValue,
      isNumber: isNumber(written.type),
      takesFormatArguments: written.isVariadic
        && written.type.contains { list.kind($0) == .identifier && list.text($0) == "CVarArg" },
      tuple: role.flatMap { $0.isCompound ? $0 : nil }
    )
  }

  private func names(oneOf strings: Set<String>, in type: Range<Int>) -> Bool {
    !strings.isEmpty
      && type.contains { list.kind($0) == .identifier && strings.contains(list.text($0)) }
  }

  /// Returns the generic types of a function that a string can be: `<S: StringProtocol>`.
  func stringGenerics(ofFunctionAt keyword: Int, _ parenthesis: Int, _ end: Int) -> Set<String> {
    let head = list.after(parenthesis)..<end
    let brace = list.topLevel(.leftBrace, in: head) ?? end
    var names: Set<String> = []
    for range in [keyword + 1..<parenthesis, head.lowerBound..<max(brace, head.lowerBound)] {
      for index in range where list.kind(index) == .identifier {
        guard let name = list.label(ofValueAt: index), list.text(index) == "StringProtocol" else {
          continue
        }
        names.insert(list.text(name))
      }
    }
    return names
  }

  /// Tells by their words whether some parameters can matter to a literal.
  func mayTakeKeys(_ parameters: Range<Int>) -> Bool {
    types.areNamed(in: parameters, of: list)
      || parameters.contains { Self.stringTypes.contains($0, of: list) }
  }

  func isString(_ type: Range<Int>) -> Bool {
    type.contains { Self.stringTypes.contains($0, of: list) && !list.hasMember($0) }
      && !isFunction(type)
  }

  private static let stringTypes = Vocabulary(["String", "StringProtocol"])

  private func isStaticString(_ type: Range<Int>) -> Bool {
    type.contains { Self.staticString.contains($0, of: list) } && !isFunction(type)
  }

  private static let staticString = Vocabulary(["StaticString"])

  private func isNumber(_ type: Range<Int>) -> Bool {
    type.count == 1 && TypeName(list.text(type.lowerBound)).isNumber
  }

  private func isFunction(_ type: Range<Int>) -> Bool {
    type.contains { list[$0].kind == .arrow }
  }

  /// Returns the table that calls of a function look in which give none.
  func table(
    of flow: ArgumentFlow.Result,
    _ parameters: [TokenList.WrittenParameter]
  ) -> ArgumentFlow.TableName {
    // Most functions look nothing up.
    if flow.tables.isEmpty { return ArgumentFlow.TableName(handsOn: flow.handsOn) }
    let values = parameters.compactMap { parameter in
      table(in: parameter.defaultValue).map { (parameter.name, $0) }
    }
    let defaults = Dictionary(values) { first, _ in first }
    return table(of: flow, besides: parameters.map(\.name), defaults)
  }

  /// Returns the table that a parameter says which a call leaves out; nil where none may.
  func table(in value: Range<Int>) -> ArgumentFlow.Table? {
    if value.isEmpty { return nil }
    let table = flow.table(in: value)
    // What a name stands for that is none of a constant is not known.
    if case .given = table { return .unknown }
    return table
  }

  /// Returns the bundles of modules that parameters say which a call leaves out, as far as keys are
  /// looked up in them: of `bundle: Bundle = .module`.
  func bundles(
    of parameters: [TokenList.WrittenParameter],
    in flow: ArgumentFlow.Result
  ) -> [String: BundleSource] {
    var bundles: [String: BundleSource] = [:]
    // Most functions look nothing up.
    for case .given(let name) in flow.bundles where flow.hasKey {
      guard let value = parameters.first(where: { $0.name == name })?.defaultValue, !value.isEmpty,
        case .of(let bundle) = self.flow.bundle(in: value), bundle != .constant("Bundle.main")
      else { continue }
      bundles[name] = bundle
    }
    return bundles
  }

  /// Returns a parameter with the role that its argument has in the body, if it has none by type, or is
  /// one of some bundles; what is of a localizable type may also be the text of another key.
  mutating func taking(
    _ flow: ArgumentFlow.Result,
    _ name: String,
    _ parameter: Parameter,
    _ bundles: [String: BundleSource] = [:]
  ) -> Parameter {
    let isText = parameter.isString || parameter.isStaticString
    if bundles[name] != nil || flow.hasKey && !isText && flow.roles[name] == .bundle {
      var parameter = parameter
      parameter.role = .bundle
      return parameter
    }
    guard let role = flow.roles[name] else { return parameter }
    guard parameter.role == nil ? isText : role.isValue && flow.hasKey else { return parameter }
    declarations.note(flow, of: [name])
    var parameter = parameter
    parameter.role =
      parameter.role == nil
      ? role.ofParameter(called: name, parameter.label) : .localizableValue
    if parameter.isKey { parameter.composition = flow.compositions[name] }
    return parameter
  }
}
