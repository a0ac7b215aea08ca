/// A parameter of a declaration in the project's own code.
struct Parameter: Hashable, Sendable {
  /// The label at the call; nil for `_`.
  let label: String?
  /// The part of the argument in the look-up; nil where it has none.
  var role: Routine.Role?
  /// Whether the parameter takes a plain string, which a literal is first of all.
  let isString: Bool
  /// Whether it takes a text that only a literal can be: `StaticString`.
  var isStaticString = false
  /// Whether a call may leave it out of its parentheses.
  let isOptional: Bool
  /// Whether it takes any number of arguments.
  var isVariadic = false
  /// Whether it takes a function, so that a closure behind the parentheses may be its argument.
  var takesFunction = false
  /// Whether a call must give it a function, in its parentheses or behind them.
  var needsFunction = false
  /// Whether it takes a number, which no text fits.
  var isNumber = false
  /// Whether its arguments are to be put into a text: `CVarArg...`.
  var takesFormatArguments = false
  /// The roles of a tuple's components, where one of them is a key.
  var tuple: LiteralRole?
  /// The parts of the argument that become keys; empty where it is one as a whole.
  var parts: [PartPath] = []
  /// The property that keeps the argument of an initializer as it is; nil where none does.
  var property: String?
  /// The composition of the text before it is a key; nil where it is one as it is.
  var composition: KeyComposition?

  var isKey: Bool { role?.isKey ?? false }
}
