import CommandLineOptions
import L10nScan
import SourceFiles
import TextFormats

/// The settings of `l10nscan xcfilelist`.
struct FileListSettings: CommandSettings {
  var scan = ScanSettings()
  var paths: [FilePath] = []
  var configuration = ConfigurationSettings()

  static let operands: Operands<Self>? = .audited(\.paths)

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection("Tables", SettingValues.options(in: .tables)).within(\.scan.typed),
    OptionSection("Baseline", SettingValues.options(in: .baseline)).within(\.scan.typed),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Prints the files that an audit reads, as the sandbox of a script in Xcode wants them named.
  static let fileList = Command(
    "xcfilelist",
    summary: "List the files that an audit reads, for Xcode's scripts",
    discussion: """
      With the build setting ENABLE_USER_SCRIPT_SANDBOXING, an Xcode script can only read its \
      input files. This command prints them, for an audit with the same options. Save the output \
      to a file, and name it among the input file lists of the run-script phase. Run the command \
      in the project's folder, which is $(SRCROOT) in the list, and again after files were added \
      or removed.
      """
  ) { (settings: FileListSettings, console) throws(CommandFailure) in
    let reads = FileReads()
    let console = console.allowingOutside(settings.scan.allowOutside)
    let recorded = console.reading(reads.recording(console.files))
    var audit = AuditSettings()
    audit.scan = settings.scan
    audit.paths = settings.paths
    audit.configuration = settings.configuration
    let plan = try AuditPlan(audit, in: recorded, packagesIn: recorded.files)
    _ = try audit.baseline.read(
      plan.settings.baseline,
      naming: plan.pathOfIdentity,
      in: recorded
    )
    _ = try plan.run(in: recorded)
    let root = console.workingFolder
    let paths = reads.paths(from: root).map { path in
      path.isWithin(root) ? path.seen(from: root) : path
    }
    let lines = paths.filter(\.fitsFileList).map { path -> VisibleText in
      path.isAbsolute ? "\(path)\n" : "$(SRCROOT)/\(path)\n"
    }
    try console.print(lines.joined())
    for path in paths where !path.fitsFileList {
      console.complain("note: '\(path)' is not listed, as a list of files cannot spell its name")
    }
    return .success
  }
}

extension FilePath {
  /// Whether a line of a list can hold the path: as it is, and with nothing that Xcode would take for a
  /// build setting.
  fileprivate var fitsFileList: Bool {
    VisibleText(self).string == string && !string.contains("$(") && !string.contains("${")
  }
}
