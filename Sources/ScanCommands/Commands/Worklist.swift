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
  var format = "text"

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
            in: .choices(WorklistFormat.all.map(\.id)),
            help: "How to print the list"
          ),
          .value(
            "since",
            "REVISION",
            \.revision,
            help: "Also list translations whose first text has changed where the work has parted "
              + "from a git revision, and tell keys that were not there"
          ),
        ]
      )
    ],
    within: \Self.project
  )
}

extension Command {
  /// Prints what translators have to do.
  static let worklist = Command(
    "worklist",
    summary: "List for each language what is to be translated, with context and word counts",
    discussion: """
      Texts without a finished translation are listed, those that wait for review, and with --since \
      those that are older than their original; each with its comment, the places that use it, and \
      what other languages say.
      """
  ) { (settings: WorklistSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    var audit = try settings.project.audit(in: console)
    if let revision = settings.revision {
      let report = try RevisionReport.make(of: audit, at: revision, in: console)
      audit.earlierTables = report?.project?.tables ?? []
    }
    var options = ExportOptions()
    options.only = Set(ExportOptions.Gap.allCases)
    options.hasContext = true
    let exporter = try orFail(LocalizationExporter(audit, options))
    for diagnostic in exporter.trouble { console.complain(diagnostic.line) }
    for note in exporter.notes { console.complain(note) }
    let lists = exporter.worklists()
    if lists.isEmpty { console.complain("note: nothing is to be translated") }
    for format in WorklistFormat.all where format.id == settings.format {
      if !lists.isEmpty { try console.print(format.render(lists)) }
    }
    return ExitCode(for: exporter.trouble)
  }
}
