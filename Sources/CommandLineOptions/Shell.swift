/// A command interpreter that can complete what is being typed.
package struct Shell: Identifiable, Sendable {
  package let id: String
  /// The way to install the script, in one sentence without a full stop.
  package let installation: String
  /// Returns the script that teaches the shell a program's commands, options and values.
  package let completions: @Sendable (ProgramSyntax) -> String

  /// Every shell that completions are made for.
  package static let all: [Shell] = [.bash, .zsh, .fish]
}
