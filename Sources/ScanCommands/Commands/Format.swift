import Changes
import CommandLineOptions
import Diagnostics
import L10nScan
import ProjectModel
import SourceFiles
import StringResources
import TextFormats

/// The settings of `l10nscan format`.
struct FormatSettings: CommandSettings {
  var paths: [FilePath] = []
  var change = ChangeSettings()
  var allowsOutside = false

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Output",
      [
        .flag(
          "allow-outside",
          \.allowsOutside,
          help: "Also follow links out of the project"
        )
      ]
    ).adding(ChangeSettings.options, within: \.change)
  ]
  static let operands: Operands<Self>? = .many(
    "PATH",
    \.paths,
    help: "A folder or file of string tables"
  )
}

extension Command {
  /// Writes tables in canonical form.
  static let format = Command(
    "format",
    summary: "Sort and lay out string tables as Apple's tools do",
    discussion: """
      String Catalogs are written as Xcode writes them, .strings files in genstrings' order and \
      form, .stringsdict files with sorted keys. Encodings and comments are kept. Damaged files \
      are not changed.
      """,
    writes: true
  ) { (settings: FormatSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.allowsOutside)
    try settings.change.check()
    let walker = FileWalker(fileExtensions: ResourceFormat.fileExtensions, in: console.files)
    var found = walker.walk(settings.paths)
    found.paths = console.unsealed(found.paths, below: settings.paths)
    for diagnostic in found.diagnostics { console.complain(diagnostic.line) }
    guard !found.paths.isEmpty else {
      let places = settings.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure("no string table under \(places)")
    }
    var worst = ExitCode(for: found.diagnostics)
    var drafts = TableDrafts(in: console.files)
    for path in found.paths {
      do throws(EditError) {
        try drafts.canonicalize(path)
      } catch {
        console.complain(error.diagnostic.line)
        worst = .failure
      }
    }
    let changes = drafts.changes
    let planned = PlannedChanges(
      changes,
      lines: changes.map { "\($0.path)\n" as VisibleText }.joined(),
      counts: [],
      orTell: worst == .success ? "nothing to format" : nil
    )
    return max(worst, try settings.change.carryOut(planned, in: console))
  }
}

extension Console {
  /// Returns the paths but for those in bundles that are built, which a signature seals.
  fileprivate func unsealed(_ paths: [FilePath], below roots: [FilePath]) -> [FilePath] {
    let files = files.rememberingFolders()
    return paths.filter { path in
      let isInContents = roots.contains { root in
        path.relative(to: root)?.split(separator: "/").contains("Contents") ?? false
      }
      return !isInContents || !files.isInBuiltBundle(path)
    }
  }
}
