/// Reads the arguments of one command into its settings.
///
/// It knows `--name value`, `--name=value`, `-n value`, `-nvalue`, letters of flags written
/// together, and `--`, after which everything is an operand.
struct ArgumentParser<Settings: CommandSettings> {
  private let options: [Option<Settings>]
  private var settings = Settings()
  private var rest: ArraySlice<String> = []
  private var operandCount = 0

  init(_ settings: Settings.Type) {
    options = settings.sections.flatMap(\.options)
  }

  consuming func parse(_ arguments: [String]) throws(UsageError) -> Settings {
    rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        while let operand = rest.popFirst() { try readOperand(operand) }
      } else if argument.hasPrefix("--") {
        try readLongOption(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShortOptions(argument)
      } else {
        try readOperand(argument)
      }
    }
    try checkOperandCount()
    return settings
  }

  private func checkOperandCount() throws(UsageError) {
    guard let syntax = Settings.operands?.syntax, syntax.isRequired, operandCount == 0 else {
      return
    }
    throw .missingOperand(syntax.placeholder, help: syntax.help)
  }

  private mutating func readLongOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].dropFirst(2)
    guard let option = options.first(where: { $0.syntax.isCalled(name) }) else {
      throw unknownOption(String(parts[0]))
    }
    try apply(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShortOptions(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.syntax.short == letter }) else {
        throw unknownOption("-\(letter)")
      }
      guard option.syntax.value == nil else {
        try apply(option, attached: letters.isEmpty ? nil : String(letters))
        return
      }
      try option.apply("", &settings)
    }
  }

  private func unknownOption(_ written: String) -> UsageError {
    let known = options.map(\.syntax.longForm) + [OptionSyntax.help.longForm]
    // A letter is near to too many names.
    let names = written.hasPrefix("--") ? known : []
    let hint = Settings.hints[written] ?? names.suggestion(for: written)
    return UsageError("unknown option '\(written)'", hint: hint)
  }

  private mutating func apply(_ option: Option<Settings>, attached: String?) throws(UsageError) {
    switch (option.syntax.value, attached) {
    case (nil, nil): try option.apply("", &settings)
    case (nil, let value?): throw .unwantedValue(value, of: option.syntax)
    case (_?, let value?): try option.apply(value, &settings)
    case (_?, nil): try option.apply(nextValue(of: option.syntax), &settings)
    }
  }

  /// Takes the next argument as a value; what looks like an option is more likely one.
  private mutating func nextValue(of option: OptionSyntax) throws(UsageError) -> String {
    guard let value = rest.first, value == "-" || !value.hasPrefix("-") else {
      throw .missingValue(of: option, before: rest.first)
    }
    rest.removeFirst()
    return value
  }

  private mutating func readOperand(_ argument: String) throws(UsageError) {
    guard let operands = Settings.operands, operandCount == 0 || operands.syntax.isRepeatable
    else { throw .unexpectedOperand(argument) }
    try operands.apply(argument, &settings)
    operandCount += 1
  }
}
