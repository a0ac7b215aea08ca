/// How an option is written and what it says about itself, whatever it sets.
package struct OptionSyntax: Hashable, Sendable {
  /// The long name without its dashes.
  package let name: String
  /// An earlier name, which is still read and never listed.
  package var formerName: String?
  /// The letter that stands for it after a single dash.
  package var short: Character?
  /// The value that follows; nil for a flag.
  package var value: Value?
  /// The effect, in one sentence without a full stop.
  package let help: String
  package var prominence = Prominence.usual

  /// Where help shows an option.
  package enum Prominence: Hashable, Sendable {
    /// On the page of the whole program as well, if it is one of the default command.
    case leading
    /// On the page of its command.
    case usual
    /// With '--help-all'.
    case rare
  }

  package struct Value: Hashable, Sendable {
    /// The word that stands for the value in help: `PATH`.
    package let placeholder: String
    package let domain: ValueDomain
    /// The default, as it would be written.
    package var initial: String?
    package var isRepeatable = false

    package init(
      placeholder: String,
      domain: ValueDomain,
      initial: String? = nil,
      isRepeatable: Bool = false
    ) {
      self.placeholder = placeholder
      self.domain = domain
      self.initial = initial
      self.isRepeatable = isRepeatable
    }
  }

  package init(name: String, short: Character? = nil, value: Value? = nil, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The long name as it is written: `--source`.
  package var longForm: String { "--\(name)" }
  /// Whether a name is that of the option, by now or formerly.
  package func isCalled(_ name: some StringProtocol) -> Bool {
    name == self.name || formerName.map { name == $0 } ?? false
  }
  /// The short name as it is written: `-s`.
  package var shortForm: String? { short.map { "-\($0)" } }
}

extension OptionSyntax {
  /// The option that every command has.
  ///
  /// It is looked for before anything else is read, so that it also helps with a command line that
  /// is wrong.
  package static let help = OptionSyntax(name: "help", short: "h", help: "Print this help")
  /// The option that every command with rare options has.
  package static let fullHelp = OptionSyntax(
    name: "help-all",
    help: "Print this help with the options that few need"
  )

  /// Returns whether a command line requests help.
  package static func isHelpWanted(by arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains {
      $0 == help.longForm || $0 == help.shortForm || $0 == fullHelp.longForm
    }
  }
}

extension Sequence<OptionSyntax> {
  /// Returns whether arguments are options alone, each with its value, so that an operand may
  /// follow.
  ///
  /// An option that is not among these takes no value.
  package func arePairs(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else { return false }
      if takesNext(argument), rest.popFirst() == nil { return false }
    }
    return true
  }

  /// Returns whether the value of an option is the next argument.
  private func takesNext(_ argument: String) -> Bool {
    if argument.hasPrefix("--") {
      return first { $0.isCalled(argument.dropFirst(2)) }?.value != nil
    }
    let letters = argument.dropFirst()
    let place = letters.firstIndex { letter in first { $0.short == letter }?.value != nil }
    return place.map { letters.index(after: $0) == letters.endIndex } ?? false
  }
}
