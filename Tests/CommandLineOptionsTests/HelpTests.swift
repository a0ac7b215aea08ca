import CommandLineOptions
import Testing

@Suite struct HelpTests {
  @Test func `a command's page shows usage, arguments, sections and defaults`() {
    let page = ProgramSyntax.sample.help(for: ProgramSyntax.sample.commands[0])
    #expect(
      page == """
        Run over some paths, which may well take longer than one line of this page

        Usage: sample [run] PATH... [options]

        It reads.

        Then it prints.

        Arguments:
          PATH                        What to read

        Input:
          -f, --format FORMAT         How to print: text, json, markdown (default: text)
          -j, --jobs COUNT            How many at once (default: 4)
              --output PATH           Where it's written
          -s, --routine NAME          Also read NAME (repeatable)
          -q, --quiet                 Print errors only
              --strict                Fail on warnings

        Output:
              --color WHEN            When to use colour: auto, never (default: auto)

        Help:
          -h, --help                  Print this help

        """
    )
  }

  @Test func `the program's page lists the commands and the default one's options`() {
    let page = ProgramSyntax.sample.help()
    #expect(page.hasPrefix("Show what a program can be\n\nUsage: sample [command] [options]\n"))
    #expect(page.contains("\n  explain                     Explain a topic\n"))
    #expect(page.contains("\n  -f, --format FORMAT         How to print"))
  }

  @Test func `no line is longer than 80 columns`() {
    let program = ProgramSyntax.sample
    for page in [program.help()] + program.commands.map(program.help(for:)) {
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
