import CommandLineOptions
import LocalizationModel

/// The options of settings: they fill a place that is empty until the setting is typed.
extension Option {
  /// Makes a flag that sets one value.
  static func flag<Value: Sendable>(
    _ name: String,
    sets value: Value,
    help: String
  ) -> Option where Settings == Value? {
    Option(OptionSyntax(name: name, help: help)) { _, typed in typed = value }
  }

  /// Makes an option with a value; given again, the last one counts.
  static func value<Value: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    _ placeholder: String,
    help: String
  ) -> Option where Settings == Value? {
    value(name, short: short, placeholder, help: help) { (value: Value) in value }
  }

  /// Makes an option with a value that may also be unknown.
  static func value<Value: ArgumentValue>(
    _ name: String,
    _ placeholder: String,
    help: String
  ) -> Option where Settings == Value?? {
    value(name, placeholder, help: help) { (value: Value) in value }
  }

  /// Makes an option with a value that is written in another form than it is kept.
  static func value<Value: Sendable, Written: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    _ placeholder: String,
    help: String,
    _ convert: @escaping @Sendable (Written) -> Value
  ) -> Option where Settings == Value? {
    let value = OptionSyntax.Value(placeholder: placeholder, domain: Written.domain)
    let syntax = OptionSyntax(name: name, short: short, value: value, help: help)
    return Option(syntax) { typed, value in typed = convert(value) }
  }

  /// Makes an option that may be given several times and collects its values.
  static func values<Value: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    _ placeholder: String,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Option where Settings == [Value]? {
    let value = OptionSyntax.Value(placeholder: placeholder, domain: domain, isRepeatable: true)
    let syntax = OptionSyntax(name: name, short: short, value: value, help: help)
    return Option(syntax) { typed, value in typed = (typed ?? []) + [value as Value] }
  }
}

extension Option where Settings == [Language]? {
  /// Makes an option that takes a list of languages, and more of them when it is given again.
  static func languages(_ name: String, help: String) -> Option {
    let domain = LanguageList.domain
    let value = OptionSyntax.Value(placeholder: "LIST", domain: domain, isRepeatable: true)
    return Option(OptionSyntax(name: name, value: value, help: help)) {
      (typed: inout [Language]?, list: LanguageList) in
      typed = (typed ?? []) + list.languages
    }
  }
}

extension Option where Settings == [String]? {
  /// Makes an option that takes rules, several with commas between them.
  static func rules(_ name: String, help: String) -> Option {
    let value = OptionSyntax.Value(placeholder: "RULE", domain: .ruleNames, isRepeatable: true)
    let syntax = OptionSyntax(name: name, value: value, help: help)
    return Option(syntax) { argument, typed throws(UsageError) in
      for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
        let rule: String = try ValueDomain.ruleNames.read(String(part), of: syntax)
        typed = (typed ?? []) + [rule]
      }
    }
  }
}

extension Option {
  /// Makes an option that takes a value for all languages or for one, once for each.
  static func byLanguage<Value: LanguageValue>(
    _ name: String,
    _ placeholder: String,
    help: String
  ) -> Option where Settings == [ByLanguage<Value>]? {
    let domain = ByLanguage<Value>.domain
    let value = OptionSyntax.Value(placeholder: placeholder, domain: domain, isRepeatable: true)
    let syntax = OptionSyntax(name: name, value: value, help: help)
    return Option(syntax) { argument, typed throws(UsageError) in
      let new: ByLanguage<Value> = try domain.read(argument, of: syntax)
      if (typed ?? []).contains(where: { $0.language == new.language }) {
        let subject = new.language.map { " for \($0)" } ?? ""
        throw UsageError("option '\(syntax.longForm)' is given twice\(subject)")
      }
      typed = (typed ?? []) + [new]
    }
  }
}
