import CommandLineOptions
import Diagnostics
import SourceFiles
import TextFormats

/// Does the work of Apple's xcstringstool, with its arguments, messages and files.
struct XCStringsTool: Sendable {
  /// The name that Apple gives the program.
  static let name = "xcstringstool"

  let console: Console

  /// A part of the tool, with its options.
  struct Subcommand: Sendable {
    let name: String
    let summary: String
    let inputs: String
    let options: [ToolOption]
    let run: @Sendable (ToolArguments, Console) throws(CommandFailure) -> ExitCode
  }

  static let subcommands: [Subcommand] = [.compile, .generateSymbols, .print, .sync]

  func run(_ words: [String]) throws(CommandFailure) -> ExitCode {
    let isHelp = words.first.map { ["help", "-h", "--help"].contains($0) } ?? true
    let name = isHelp ? words.dropFirst().first : words.first
    guard let name else { return try printUsage() }
    guard let subcommand = Self.subcommands.first(where: { $0.name == name }) else {
      let names = Self.subcommands.map(\.name)
      throw CommandFailure(
        "unknown subcommand '\(name)'",
        hint: names.suggestion(for: name) ?? "these are known: \(names.joined(separator: ", "))"
      )
    }
    let rest = Array(words.dropFirst())
    if isHelp || rest.contains("-h") || rest.contains("--help") {
      return try printUsage(of: subcommand)
    }
    let arguments: ToolArguments
    do throws(UsageError) {
      arguments = try ToolArguments(rest, subcommand.options)
    } catch {
      throw CommandFailure(error.message, hint: error.hint)
    }
    return try subcommand.run(arguments, console)
  }

  private func printUsage() throws(CommandFailure) -> ExitCode {
    let names = Self.subcommands.map { "  \($0.name): \($0.summary)\n" as VisibleText }
    try console.print("Usage: \(Self.name) SUBCOMMAND\n\n\(names.joined())")
    return .success
  }

  private func printUsage(of subcommand: Subcommand) throws(CommandFailure) -> ExitCode {
    let options = subcommand.options.map { "  \($0.label)\n      \($0.help)\n" as VisibleText }
    try console.print(
      """
      \(inLines: subcommand.summary + "\n\n")\
      \(inLines: "Usage: \(Self.name) \(subcommand.name) \(subcommand.inputs) [options]\n\n")\
      \(options.joined())
      """
    )
    return .success
  }
}

/// An option of Apple's tool.
struct ToolOption: Sendable {
  let name: String
  var short: String?
  /// The word that stands for the value; nil for a flag.
  var value: String?
  /// Whether further words are values too, up to the next option.
  var takesSeveral = false
  let help: String

  /// The option as help shows it.
  var label: String {
    [[short, name].compactMap(\.self).joined(separator: ", "), value].compactMap(\.self)
      .joined(separator: " ")
  }
}

/// A command line of a part of Apple's tool, read.
struct ToolArguments {
  private(set) var inputs: [FilePath] = []
  private var values: [String: [String]] = [:]

  init(_ words: [String], _ options: [ToolOption]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        inputs += rest.map { FilePath($0) }
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        inputs.append(FilePath(word))
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] })
      else {
        throw UsageError(
          "unknown option '\(parts[0])'",
          hint: options.map(\.name).suggestion(for: parts[0])
        )
      }
      guard let placeholder = option.value else {
        values[option.name] = []
        continue
      }
      guard let value = parts.dropFirst().first ?? rest.popFirst() else {
        throw UsageError("option '\(option.name)' needs a value \(placeholder)")
      }
      values[option.name, default: []].append(value)
      while option.takesSeveral, let next = rest.first, !next.hasPrefix("-") {
        values[option.name, default: []].append(next)
        rest.removeFirst()
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns one of the words that an option may have, of which the first is the default.
  func choice(_ name: String, of words: [String]) throws(CommandFailure) -> String {
    guard let word = values[name]?.last else { return words[0] }
    if words.contains(word) { return word }
    let known = words.map { "'\($0)'" }.joined(separator: " and ")
    throw CommandFailure("option '\(name)' knows \(known), not '\(word)'")
  }

  /// Returns the only input.
  func input() throws(CommandFailure) -> FilePath {
    guard let input = inputs.first else { throw CommandFailure("no input file is named") }
    guard inputs.count == 1 else {
      throw CommandFailure("unexpected argument '\(inputs[1])'")
    }
    return input
  }

  func outputFolder() throws(CommandFailure) -> FilePath {
    guard let folder = values[ToolOption.output.name]?.last else {
      throw CommandFailure("option '\(ToolOption.output.name)' is missing")
    }
    return FilePath(folder)
  }
}

extension ToolOption {
  static let output = ToolOption(
    name: "--output-directory",
    short: "-o",
    value: "DIR",
    help: "The folder to write to"
  )
}
