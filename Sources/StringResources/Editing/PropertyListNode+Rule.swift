package import LocalizationModel

extension PropertyListNode {
  private typealias Name = StringsDictionaryReader.Name

  /// Makes the rule that a `.stringsdict` stores for a translation; nil where it has no way to.
  init?(rule translation: Translation) {
    var members: [Member] = []
    for unit in translation.units {
      switch unit.variation.first {
      case nil: members.append(.init(Name.format, .string(unit.text)))
      case .width, .device:
        guard unit.variation.count == 1 else { return nil }
      case .plural, .expression: return nil
      }
    }
    for (name, axis) in [(Name.widths, \Variation.width), (Name.devices, \Variation.device)] {
      let choices = translation.units.compactMap { unit in
        unit.variation.first?[keyPath: axis].map { Member($0, .string(unit.text)) }
      }
      if !choices.isEmpty { members.append(.init(name, .dictionary(choices))) }
    }
    for substitution in translation.substitutions {
      guard let variable = Self.variable(substitution) else { return nil }
      members.append(.init(substitution.name, .dictionary(variable)))
    }
    guard !translation.units.isEmpty else { return nil }
    self.init(value: .dictionary(members), range: 0..<0)
  }

  private static func variable(_ substitution: Substitution) -> [Member]? {
    guard let specifier = substitution.formatSpecifier else { return nil }
    var members: [Member] = [
      .init(Name.specType, .string(Name.pluralRule)), .init(Name.valueType, .string(specifier)),
    ]
    for unit in substitution.units {
      guard case .plural(let form)? = unit.variation.first, unit.variation.count == 1 else {
        return nil
      }
      members.append(.init(form, .string(unit.text)))
    }
    return members
  }
}

extension PropertyListNode.Member {
  fileprivate init(_ key: String, _ value: PropertyListNode.Value) {
    self.init(key: key, keyRange: 0..<0, value: PropertyListNode(value: value, range: 0..<0))
  }
}

extension Variation {
  fileprivate var width: String? { if case .width(let name) = self { name } else { nil } }
  fileprivate var device: String? { if case .device(let name) = self { name } else { nil } }
}

extension Translation {
  /// Whether a `.stringsdict` has a form for the texts.
  package var fitsStringsDictionary: Bool { PropertyListNode(rule: self) != nil }
}
