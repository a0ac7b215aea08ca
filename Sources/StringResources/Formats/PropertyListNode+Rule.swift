package import LocalizationModel
import SourceFiles

extension PropertyListNode {
  private typealias Name = RuleName

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
    var variables: [(name: String, member: Member)] = []
    for substitution in translation.substitutions {
      guard let variable = Self.variable(substitution) else { return nil }
      variables.append((substitution.name, .init(substitution.name, .dictionary(variable))))
    }
    let widths = translation.units.compactMap { unit in
      unit.variation.first?.width.map { Member($0, .string(unit.text)) }
    }
    if !widths.isEmpty { members.append(.init(Name.widths, .dictionary(widths))) }
    let devices = translation.units.compactMap { unit in
      unit.variation.first?.device.map { Member($0, Self.rule(of: unit.text, variables)) }
    }
    if devices.isEmpty {
      members += variables.map(\.member)
    } else {
      members.append(.init(Name.devices, .dictionary(devices)))
    }
    guard !translation.units.isEmpty else { return nil }
    self.init(value: .dictionary(members), range: 0..<0)
  }

  /// Returns what stands for a device: a text, or a rule of its own with the variables that it names.
  private static func rule(
    of text: String,
    _ variables: [(name: String, member: Member)]
  ) -> PropertyListNode.Value {
    let named = variables.filter { text.contains("@\($0.name)@") }.map(\.member)
    return named.isEmpty
      ? .string(text) : .dictionary([.init(Name.format, .string(text))] + named)
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

extension Variation {
  fileprivate var width: String? { if case .width(let name) = self { name } else { nil } }
  fileprivate var device: String? { if case .device(let name) = self { name } else { nil } }
}

extension Translation {
  /// Whether a `.stringsdict` has a form for the texts.
  package var fitsStringsDictionary: Bool { PropertyListNode(rule: self) != nil }
}
