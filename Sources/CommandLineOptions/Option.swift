/// One option of a command: how it is written, what it says about itself, and what it sets.
///
/// Options stand in a table beside the settings that they fill. Parsing, help and completions are
/// all made from the table.
package struct Option<Settings>: Sendable {
  package let syntax: OptionSyntax
  /// Takes the option's value into the settings; a flag ignores the argument.
  package let apply: @Sendable (_ argument: String, inout Settings) throws(UsageError) -> Void

  package init(
    _ syntax: OptionSyntax,
    apply: @escaping @Sendable (_ argument: String, inout Settings) throws(UsageError) -> Void
  ) {
    self.syntax = syntax
    self.apply = apply
  }

  /// Makes an option that sets a value of one type.
  package init<Value: ArgumentValue>(
    _ syntax: OptionSyntax,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    self.init(syntax) { argument, settings throws(UsageError) in
      let domain = syntax.value?.domain ?? Value.domain
      set(&settings, try domain.read(argument, of: syntax))
    }
  }

  /// The option as one that the program's help shows.
  package var leading: Option { with(.leading) }
  /// The option as one that only '--help-all' shows.
  package var rare: Option { with(.rare) }

  /// Returns the option with an earlier name, which is still read and never listed.
  package func formerly(_ name: String) -> Option {
    var syntax = syntax
    syntax.formerName = name
    return Option(syntax, apply: apply)
  }

  private func with(_ prominence: OptionSyntax.Prominence) -> Option {
    var syntax = syntax
    syntax.prominence = prominence
    return Option(syntax, apply: apply)
  }

  /// Returns the option for settings that hold these settings as a part.
  func within<Whole>(_ path: any WritableKeyPath<Whole, Settings> & Sendable) -> Option<Whole> {
    Option<Whole>(syntax) { argument, whole throws(UsageError) in
      try apply(argument, &whole[keyPath: path])
    }
  }
}

/// Settings that options fill; made without any, they hold every option's default.
package protocol OptionSettings: Sendable, SendableMetatype {
  init()
}

extension Option where Settings: OptionSettings {
  /// Makes an option that is either there or not.
  package static func flag(
    _ name: String,
    short: Character? = nil,
    _ path: any WritableKeyPath<Settings, Bool> & Sendable,
    help: String
  ) -> Option {
    Option(OptionSyntax(name: name, short: short, help: help)) { _, settings in
      settings[keyPath: path] = true
    }
  }

  /// Makes an option with a value; given again, the last one counts.
  ///
  /// `domain` has the arguments that stand for a value, where they are fewer than the type's own.
  package static func value<Value: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, Value> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Option {
    let initial = Settings()[keyPath: path].argument
    let value = OptionSyntax.Value(placeholder: placeholder, domain: domain, initial: initial)
    let syntax = OptionSyntax(name: name, short: short, value: value, help: help)
    return Option(syntax) { settings, value in settings[keyPath: path] = value }
  }

  /// Makes an option with a value that stays unknown when it is not given.
  package static func value<Value: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, Value?> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Option {
    let value = OptionSyntax.Value(placeholder: placeholder, domain: domain)
    let syntax = OptionSyntax(name: name, short: short, value: value, help: help)
    return Option(syntax) { settings, value in settings[keyPath: path] = value as Value }
  }

  /// Makes an option that may be given several times and collects its values.
  package static func values<Value: ArgumentValue>(
    _ name: String,
    short: Character? = nil,
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, [Value]> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Option {
    let value = OptionSyntax.Value(placeholder: placeholder, domain: domain, isRepeatable: true)
    let syntax = OptionSyntax(name: name, short: short, value: value, help: help)
    return Option(syntax) { settings, value in settings[keyPath: path].append(value) }
  }
}
