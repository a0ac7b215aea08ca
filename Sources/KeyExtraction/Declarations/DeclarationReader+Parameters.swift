extension DeclarationReader {
  func parameter(_ written: TokenList.WrittenParameter) -> Parameter {
    Parameter(
      label: written.label,
      role: types.contain(written.type, of: list) ? .localizableKey : nil,
      isString: isString(written.type),
      isOptional: !written.defaultValue.isEmpty || written.isVariadic || isFunction(written.type),
      isVariadic: written.isVariadic,
      takesFormatArguments: written.isVariadic
        && written.type.contains { list.kind($0) == .identifier && list.text($0) == "CVarArg" }
    )
  }

  func isString(_ type: Range<Int>) -> Bool {
    type.contains { index in
      list.kind(index) == .identifier && ["String", "StringProtocol"].contains(list.text(index))
        && list.kind(index + 1) != .dot
    } && !isFunction(type)
  }

  private func isFunction(_ type: Range<Int>) -> Bool {
    type.contains { list[$0].kind == .arrow }
  }

  /// Returns a parameter with the role that its argument has in the body, if it has none by type.
  mutating func taking(
    _ flow: ArgumentFlow.Result,
    _ name: String,
    _ parameter: Parameter
  ) -> Parameter {
    guard parameter.role == nil, parameter.isString, let role = flow.roles[name] else {
      return parameter
    }
    declarations.understoodSites[path, default: []].formUnion(flow.sites[name] ?? [])
    var parameter = parameter
    parameter.role = role
    return parameter
  }
}
