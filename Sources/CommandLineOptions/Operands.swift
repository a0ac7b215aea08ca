/// The arguments of a command besides options: paths, or the name of a rule.
package struct Operands<Settings>: Sendable {
  package private(set) var syntax: OperandSyntax
  let apply: @Sendable (_ argument: String, inout Settings) throws(UsageError) -> Void

  /// Makes the operands of a command that takes one argument, which may be left out.
  package static func optional<Value: ArgumentValue>(
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, Value?> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Operands {
    let syntax = OperandSyntax(placeholder, domain, help, isRequired: false, isRepeatable: false)
    return Operands(syntax) { settings, value in settings[keyPath: path] = value as Value }
  }

  /// Makes the operands of a command that takes one argument and needs it.
  package static func one<Value: ArgumentValue>(
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, Value?> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Operands {
    let syntax = OperandSyntax(placeholder, domain, help, isRequired: true, isRepeatable: false)
    return Operands(syntax) { settings, value in settings[keyPath: path] = value as Value }
  }

  /// Makes the operands of a command that takes one argument or more.
  package static func many<Value: ArgumentValue>(
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, [Value]> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Operands {
    list(placeholder, path, in: domain, help: help, isRequired: true)
  }

  /// Makes the operands of a command that takes two arguments, `OLD NEW`.
  package static func pair<Value: ArgumentValue>(
    _ placeholders: String,
    _ path: any WritableKeyPath<Settings, [Value]> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Operands {
    var operands = many(placeholders, path, in: domain, help: help)
    operands.syntax.isPair = true
    return operands
  }

  /// Makes the operands of a command that takes any number of arguments.
  package static func any<Value: ArgumentValue>(
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, [Value]> & Sendable,
    in domain: ValueDomain = Value.domain,
    help: String
  ) -> Operands {
    list(placeholder, path, in: domain, help: help, isRequired: false)
  }

  private static func list<Value: ArgumentValue>(
    _ placeholder: String,
    _ path: any WritableKeyPath<Settings, [Value]> & Sendable,
    in domain: ValueDomain,
    help: String,
    isRequired: Bool
  ) -> Operands {
    let syntax = OperandSyntax(
      placeholder,
      domain,
      help,
      isRequired: isRequired,
      isRepeatable: true
    )
    return Operands(syntax) { settings, value in settings[keyPath: path].append(value) }
  }

  private init<Value: ArgumentValue>(
    _ syntax: OperandSyntax,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    self.syntax = syntax
    apply = { argument, settings throws(UsageError) in
      set(&settings, try syntax.domain.read(argument, of: "argument \(syntax.placeholder)"))
    }
  }
}

/// How a command's operands are written and what they say about themselves.
package struct OperandSyntax: Hashable, Sendable {
  /// The word that stands for an operand in help: `RULE`.
  package let placeholder: String
  package let domain: ValueDomain
  package let help: String
  package let isRequired: Bool
  package let isRepeatable: Bool
  /// Whether the placeholder stands for two operands.
  fileprivate(set) var isPair = false

  init(
    _ placeholder: String,
    _ domain: ValueDomain,
    _ help: String,
    isRequired: Bool,
    isRepeatable: Bool
  ) {
    self.placeholder = placeholder
    self.domain = domain
    self.help = help
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
  }

  /// The operands as the usage line shows them: `[RULE]`, `PATH...`.
  package var usage: String {
    let words = isRepeatable && !isPair ? placeholder + "..." : placeholder
    return isRequired ? words : "[\(words)]"
  }
}
