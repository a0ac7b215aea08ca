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
          -s, --routine NAME          Also read NAME (repeatable)
          -q, --quiet                 Print errors only
              --strict                Fail on warnings

        Output:
              --color WHEN            When to use colour: auto, never (default: auto)

        Help:
          -h, --help                  Print this help
              --help-all              Print this help with the options that few need

        """
    )
  }

  @Test func `the program's page has the commands by group and the leading options`() {
    #expect(
      ProgramSyntax.sample.help() == """
        Show what a program can be

        Usage: sample [run] PATH... [options]
               sample COMMAND [options]

        Work:
          run        Run over some paths, which may well take longer than one line of
                     this page
        About:
          explain    Explain a topic
        Others: list
        Options of 'run':
          -f, --format FORMAT     How to print

        'sample help COMMAND' explains a command, '--help-all' prints all options

        """
    )
  }

  @Test func `a full page has the rare options, too`() {
    let sample = ProgramSyntax.sample
    #expect(sample.help(for: sample.commands[0], isFull: true).contains("--output PATH"))
    #expect(sample.help(isFull: true).contains("--output PATH"))
  }

  @Test func `a full page has the summaries of all commands`() {
    let page = ProgramSyntax.sample.help(isFull: true)
    #expect(page.contains("Others:\n  list       List the topics\n"))
  }

  @Test func `no line is longer than 80 columns`() {
    let program = ProgramSyntax.sample
    let pages = [program.help()] + program.commands.map { program.help(for: $0) }
    for page in pages {
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
