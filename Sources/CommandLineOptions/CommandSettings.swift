/// The settings of one command, with the table of what fills them.
package protocol CommandSettings: OptionSettings {
  static var sections: [OptionSection<Self>] { get }
  /// The arguments of the command besides options; nil where there are none.
  static var operands: Operands<Self>? { get }
  /// Hints for options that other programs have, by their names with dashes.
  static var hints: [String: String] { get }
}

extension CommandSettings {
  package static var operands: Operands<Self>? { nil }
  package static var hints: [String: String] { [:] }

  /// Reads a command line, without the names of program and command.
  ///
  /// - Throws: `UsageError` for what no option or operand takes.
  package init(arguments: [String]) throws(UsageError) {
    self = try ArgumentParser(Self.self).parse(arguments)
  }
}
