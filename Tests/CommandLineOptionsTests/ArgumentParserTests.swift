import CommandLineOptions
import Testing

private typealias Refusal = (arguments: [String], message: String, hint: String?)

private let refusals: [Refusal] = [
  (["--formt", "json"], "unknown option '--formt'", "did you mean '--format'?"),
  (["--form=json"], "unknown option '--form'", "did you mean '--format'?"),
  (["--unheard-of"], "unknown option '--unheard-of'", nil),
  (["-x"], "unknown option '-x'", nil),
  (["-qx"], "unknown option '-x'", nil),
  (["--hlp"], "unknown option '--hlp'", "did you mean '--help'?"),
  (["--format"], "option '--format' needs a value FORMAT", nil),
  (
    ["--format", "--quiet"], "option '--format' needs a value FORMAT",
    "to give '--quiet' as the value, write '--format=--quiet'"
  ),
  (["--quiet=yes"], "option '--quiet' takes no value, but got 'yes'", nil),
  (
    ["--format", "jsn"], "option '--format' has no value 'jsn'", "did you mean 'json'?"
  ),
  (
    ["--format", "pdf"], "option '--format' has no value 'pdf'",
    "choose one of text, json, markdown"
  ),
  (["--jobs", "many"], "option '--jobs' takes a whole number, not 'many'", nil),
  (["--output="], "option '--output' takes a path, not ''", nil),
  (["--color", "always"], "option '--color' has no value 'always'", "choose one of auto, never"),
  (["--quiet"], "missing argument PATH", "PATH: What to read"),
]

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    (["--format", "json"], "--format json"),
    (["--format=json"], "--format=json"),
    (["-f", "json"], "-f json"),
    (["-fjson"], "-fjson"),
    (["-qfjson"], "a flag and a value in one word"),
    (["--format", "text", "--format", "json"], "the last one counts"),
  ])
  func `a value is read in every way of writing it`(arguments: [String], _: String) throws {
    let settings = try SampleSettings(arguments: arguments + ["path"])
    #expect(settings.format == .json)
  }

  @Test func `what is not given keeps its default`() throws {
    let settings = try SampleSettings(arguments: ["path"])
    var expected = SampleSettings()
    expected.paths = ["path"]
    #expect(settings == expected)
  }

  @Test func `repeated options collect their values in order`() throws {
    let settings = try SampleSettings(arguments: ["-sA", "--routine=B", "x", "--routine", "C"])
    #expect(settings.routines == ["A", "B", "C"])
  }

  @Test func `flags can be written together`() throws {
    let settings = try SampleSettings(arguments: ["-qj8", "--strict", "x"])
    #expect(settings.isQuiet && settings.isStrict && settings.jobs == 8)
  }

  @Test func `options of a part are set in the whole`() throws {
    let settings = try SampleSettings(arguments: ["--color", "never", "x"])
    #expect(settings.shared.color == "never")
  }

  @Test func `operands stand between options and after two dashes`() throws {
    let settings = try SampleSettings(arguments: ["a", "-q", "-", "--", "-b", "--", "--format"])
    #expect(settings.paths == ["a", "-", "-b", "--", "--format"])
  }

  @Test func `a value may contain an equals sign, a space and any letter`() throws {
    let settings = try SampleSettings(arguments: ["--output=a=b ü", "x"])
    #expect(settings.output == "a=b ü")
  }

  @Test(arguments: refusals)
  func `a wrong command line is told with what may help`(
    arguments: [String],
    message: String,
    hint: String?
  ) {
    #expect(throws: UsageError(message, hint: hint)) {
      try SampleSettings(arguments: arguments)
    }
  }

  @Test func `a command for one argument refuses a second one and what it does not know`() {
    #expect(throws: UsageError("unexpected argument 'tables'")) {
      try TopicSettings(arguments: ["keys", "tables"])
    }
    let error = UsageError("argument TOPIC has no value 'table'", hint: "did you mean 'tables'?")
    #expect(throws: error) { try TopicSettings(arguments: ["table"]) }
  }

  @Test(arguments: [
    (["-j", "2"], true), (["-qj", "2"], true), (["-qj2", "--strict"], true),
    (["--jobs=2", "--unknown"], true), ([], true),
    (["-j"], false), (["--jobs"], false), (["a"], false), (["-q", "-"], false),
  ])
  func `an operand follows where each option has its value`(arguments: [String], _ isSo: Bool) {
    let options = ProgramSyntax.sample.commands[0].options
    #expect(options.arePairs(arguments[...]) == isSo)
  }

  @Test func `help is wanted before two dashes only`() {
    #expect(OptionSyntax.isHelpWanted(by: ["a", "-h"]))
    #expect(OptionSyntax.isHelpWanted(by: ["--nonsense", "--help"]))
    #expect(!OptionSyntax.isHelpWanted(by: ["a", "--", "--help"]))
  }
}
