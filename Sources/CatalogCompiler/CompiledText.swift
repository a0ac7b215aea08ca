import FormatStrings
import LocalizationModel
import StringResources

/// A text in one language as its files have it, in the shapes of Apple's tool.
struct CompiledText {
  /// The text of the `.strings` file: the only one, or that for all other devices.
  private(set) var fallback: String?
  /// The value of the `.stringsdict` file.
  private(set) var rule: PropertyListNode.Value?

  init(fallback: String) { self.fallback = fallback }

  /// Compiles a translation; one without a number takes that of the development language.
  init(
    _ translation: Translation,
    in language: Language,
    _ argument: PluralArgument?
  ) throws(CompileDefect) {
    let maker = RuleMaker(translation, language, argument)
    try maker.check()
    switch translation.units.first?.variation.first {
    case nil:
      let value = try maker.value(of: translation.units)
      // Beside a substitution that it does not name, Apple's tool writes a text as a rule.
      if let text = value.string, translation.substitutions.isEmpty {
        fallback = text
      } else {
        rule = value
      }
    case .plural?: rule = try maker.value(of: translation.units)
    case .width?: rule = try maker.choices(RuleName.widths)
    case .device?:
      var devices = try maker.members
      if let index = devices.firstIndex(where: { $0.key == "other" }),
        let text = devices[index].value.string
      {
        fallback = text
        devices.remove(at: index)
      }
      if !devices.isEmpty { rule = .dictionary([.init(RuleName.devices, .dictionary(devices))]) }
    case .expression?: break
    }
  }
}

extension PropertyListNode.Value {
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var members: [PropertyListNode.Member]? {
    if case .dictionary(let members) = self { members } else { nil }
  }
}
