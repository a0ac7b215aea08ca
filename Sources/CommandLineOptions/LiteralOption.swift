/// An option of a command that takes another program's arguments, as help shows it.
///
/// Such a command reads its command line itself.
package struct LiteralOption: Hashable, Sendable {
  /// The option as it is written, with its placeholder: `-o DIR`.
  package let label: String
  /// The effect, in one sentence without a full stop.
  package let help: String

  package init(label: String, help: String) {
    self.label = label
    self.help = help
  }

  /// The option without its placeholder: `-o`.
  var name: String { String(label.prefix { $0 != " " }) }
  /// The word that stands for its value: `DIR`; nil for a flag.
  var placeholder: String? {
    label.firstIndex(of: " ").map { String(label[label.index(after: $0)...]) }
  }
}

extension CommandSyntax {
  /// Makes the syntax of a command that takes another program's arguments, and paths.
  package init(
    _ name: String,
    summary: String,
    discussion: String,
    literalOptions: [LiteralOption],
    paths: String
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.literalOptions = literalOptions
    operands = OperandSyntax("PATH", .path, paths, isRequired: true, isRepeatable: true)
    sections = [Section(title: "Help", options: [.help])]
  }
}
