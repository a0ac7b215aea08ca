import CommandLineOptions

/// Settings that use every kind of option once.
struct SampleSettings: CommandSettings, Equatable {
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json, markdown
  }

  struct Shared: OptionSettings, Equatable {
    var color = "auto"

    static let section = OptionSection<Self>(
      "Output",
      [
        .value(
          "color",
          "WHEN",
          \.color,
          in: .choices(["auto", "never"]),
          help: "When to use colour"
        )
      ]
    )
  }

  var format = Format.text
  var jobs = 4
  var output: String?
  var routines: [String] = []
  var isQuiet = false
  var isStrict = false
  var shared = Shared()
  var paths: [String] = []

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Input",
      [
        .value("format", short: "f", "FORMAT", \.format, help: "How to print").leading,
        .value("jobs", short: "j", "COUNT", \.jobs, help: "How many at once"),
        .value("output", "PATH", \.output, in: .path, help: "Where it's written").rare,
        .values("routine", short: "s", "NAME", \.routines, help: "Also read NAME"),
        .flag("quiet", short: "q", \.isQuiet, help: "Print errors only"),
        .flag("strict", \.isStrict, help: "Fail on warnings"),
      ]
    ),
    Shared.section.within(\.shared),
  ]

  static let operands: Operands<Self>? = .many("PATH", \.paths, in: .path, help: "What to read")
}

/// Settings of a command that has no options, and one argument that it needs.
struct TopicSettings: CommandSettings {
  var topic: String?

  static let sections: [OptionSection<Self>] = []
  static let operands: Operands<Self>? = .one(
    "TOPIC",
    \.topic,
    in: .choices(["keys", "tables"]),
    help: "What to explain"
  )
}

extension ProgramSyntax {
  static let sample = ProgramSyntax(
    name: "sample",
    summary: "Show what a program can be",
    groups: [
      Group(
        "Work",
        [
          CommandSyntax(
            "run",
            summary: "Run over some paths, which may well take longer than one line of this page",
            discussion: "It reads.\n\nThen it prints.",
            settings: SampleSettings.self
          )
        ]
      ),
      Group(
        "About",
        [CommandSyntax("explain", summary: "Explain a topic", settings: TopicSettings.self)]
      ),
    ],
    others: [CommandSyntax("list", summary: "List the topics", settings: TopicSettings.self)],
    defaultCommand: "run"
  )
}
