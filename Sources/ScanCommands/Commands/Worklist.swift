import AuditReports
import CommandLineOptions
import Diagnostics
import Exchange
import L10nScan
import LocalizationModel
import TextFormats

/// The settings of `l10nscan worklist`.
struct WorklistSettings: CommandSettings {
  var project = ProjectSettings()
  var revision: String?
  var only: [TextGap] = []
  var addsOutdated = false
  var hasHistory = false
  var format = "text"
  var showsOthers = false

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Output",
        [
          .value(
            "format",
            short: "f",
            "FORMAT",
            \.format,
            in: .choices(WorklistFormat.all.map(\.id) + [WorklistFormat.template]),
            help: "The format of the list; 'json' is a list to fill in for 'set -'"
          ),
          .flag(
            "other-languages",
            \.showsOthers,
            help: "Add the texts of other languages, in JSON; other formats have them"
          ),
          .gaps("only", \.only, verb: "List"),
          .flag(
            "outdated",
            \.addsOutdated,
            help: "Also list translations that were made for another source string, from git"
          ),
          .flag(
            "history",
            \.hasHistory,
            help: "Also say when text and translation were made, and by whom, from git"
          ),
          .value(
            "since",
            "REVISION",
            \.revision,
            help:
              "Also list translations whose source string has changed since a git revision, and "
              + "mark new keys"
          ),
        ]
      )
    ],
    leavingOut: [],
    within: \Self.project
  )
}

extension Command {
  /// Prints what translators have to do.
  static let worklist = Command(
    "worklist",
    summary: "List the texts to translate, with context and word counts",
    discussion: """
      The list has texts without a finished translation and texts to review, and with '--since' \
      texts whose source string has changed. With '--only machine' it has the texts that a machine \
      has translated. Each comes with its comment, its uses, and the text in other languages. \
      '--format json' prints a list to fill in, which 'l10nscan set -' takes.
      """
  ) { (settings: WorklistSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    var audit = try settings.project.audit(in: console)
    if let revision = settings.revision {
      let report = try RevisionReport.make(of: audit, at: revision, in: console)
      audit.earlierTables = report?.project?.tables ?? []
    }
    var options = ExportOptions()
    options.only = settings.only.isEmpty ? [.missing, .review] : Set(settings.only)
    options.addsUnreviewed = settings.only.isEmpty
    options.hasContext = true
    options.addsOutdated = settings.addsOutdated
    var exporter = try orFail(LocalizationExporter(audit, options))
    if settings.addsOutdated || settings.hasHistory {
      exporter.history = try console.textHistory(
        of: exporter.tablePaths,
        development: exporter.development,
        jobs: audit.input.jobs,
        for: settings.addsOutdated ? "--outdated" : "--history"
      )
    }
    for diagnostic in exporter.trouble { console.complain(diagnostic.line) }
    for note in exporter.notes { console.complain(note) }
    if settings.format == WorklistFormat.template {
      try console.print(exporter.printedTemplate(showsOthers: settings.showsOthers))
      return ExitCode(for: exporter.trouble)
    }
    let lists = exporter.worklists()
    if lists.isEmpty { console.complain("note: nothing is to be translated") }
    for format in WorklistFormat.all where format.id == settings.format {
      if !lists.isEmpty { try console.print(format.render(lists)) }
    }
    return ExitCode(for: exporter.trouble)
  }
}

extension LocalizationExporter {
  /// The texts to translate as a list to fill in; empty if there is none.
  fileprivate func printedTemplate(showsOthers: Bool) -> VisibleText {
    let items = template(showsOthers: showsOthers)
    var json = JSONWriter()
    json.array { json in
      for item in items { json.element { item.write(to: &$0) } }
    }
    return VisibleText(json)
  }
}
