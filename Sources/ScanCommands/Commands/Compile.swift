import CatalogCompiler
import Changes
import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TextFormats

/// The settings of `l10nscan compile`.
struct CompileSettings: CommandSettings {
  var paths: [FilePath] = []
  var output: FilePath?
  var format = BuiltTableForm.strings
  var languages: [String] = []
  var pluralForms = CompileOptions.PluralForms.stringsdict
  var isComplete = false
  var writesEmptyFiles = false
  var swift: FilePath?
  var dependencies: FilePath?
  var isDryRun = false
  var jobs: PositiveCount?
  var allowsOutside = false

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Texts",
      [
        .values("language", short: "l", "LANGUAGE", \.languages, help: "Compile this language"),
        .value(
          "plural-forms",
          "PLACE",
          \.pluralForms,
          help: "Write plural forms to .stringsdict files, or to .strings under own keys"
        ),
        .flag(
          "complete",
          \.isComplete,
          help: "Write all keys: a missing translation gets the source text"
        ),
      ]
    ),
    OptionSection(
      "Output",
      [
        .value("output", short: "o", "DIR", \.output, help: "Write LANGUAGE.lproj folders here"),
        .value("format", short: "f", "FORMAT", \.format, help: "The form of the files"),
        .flag(
          "empty-files",
          \.writesEmptyFiles,
          help: "Also write the .strings file of a language without a text"
        ),
        .value("swift", "DIR", \.swift, help: "Write Swift files with typed accessors here"),
        .value(
          "serialize-dependencies",
          "FILE",
          \.dependencies,
          help: "Write the outputs and inputs as rules for make and ninja"
        ),
        .flag("dry-run", \.isDryRun, help: "List the files, write nothing"),
        .flag("allow-outside", \.allowsOutside, help: "Also follow links out of the project"),
        .value("jobs", short: "j", "COUNT", \.jobs, help: "How many catalogs to compile at once"),
      ]
    ),
  ]
  static let operands: Operands<Self>? = .many(
    "PATH",
    \.paths,
    help: "A String Catalog, or a folder of catalogs"
  )

  fileprivate var threads: Int { jobs?.count ?? processorCount }

  fileprivate var options: CompileOptions {
    var options = CompileOptions()
    options.languages = languages
    options.pluralForms = pluralForms
    options.writesSourceTexts = isComplete
    options.fillsMissing = isComplete
    options.writesEmptyFiles = writesEmptyFiles
    return options
  }

  /// Throws for a language that no catalog has, unless its files are to be empty.
  fileprivate func checkLanguages(of catalogs: [LocalizedTable]) throws(CommandFailure) {
    guard !writesEmptyFiles else { return }
    let known = catalogs.reduce(into: Set<Language>()) { $0.formUnion($1.builtLanguages) }
    guard let other = languages.first(where: { !known.contains(Language($0)) }) else { return }
    let names = known.sorted().map(\.id).joined(separator: ", ")
    throw CommandFailure(
      "no catalog has the language '\(other)'",
      hint: "these are there: \(names)"
    )
  }
}

extension BuiltTableForm: ArgumentValue {}
extension CompileOptions.PluralForms: ArgumentValue {}

extension Command {
  /// Writes the tables that catalogs become in Xcode's builds.
  static let compile = Command(
    "compile",
    summary: "Compile String Catalogs to .strings and .stringsdict files",
    discussion: """
      The files equal those of Xcode's builds, on any system. If a catalog has a defect, or a text \
      that these formats cannot store, nothing is written, and the place is reported. Foundation on \
      Linux crashes on the rules of .stringsdict files: use '--plural-forms keys' there.
      """,
    writes: true
  ) { (settings: CompileSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.allowsOutside)
    guard let folder = settings.output else {
      throw CommandFailure(usage: "option '--output' names the folder to write to")
    }
    let catalogs = try console.catalogs(below: settings.paths, jobs: settings.threads)
    var output = CatalogOutput(folder: folder)
    output.compile(catalogs, settings.options, as: settings.format, jobs: settings.threads)
    if let swift = settings.swift { output.addSymbols(of: catalogs, below: swift) }
    let errors = output.diagnostics.filter { $0.severity == .error }.sorted()
    for error in errors {
      console.complain(error.line)
      if let help = error.help { console.complain("  help: \(help)") }
    }
    guard errors.isEmpty else { return max(.findings, ExitCode(for: errors)) }
    try settings.checkLanguages(of: catalogs)
    if let path = settings.dependencies {
      try console.check(path, beside: output, of: catalogs)
      output.addDependencies(at: path)
    }
    let changes = try output.changes(in: console.files)
    guard settings.isDryRun else {
      try console.write(changes)
      return .success
    }
    try console.print(output.files.map { "\($0.path)\n" as VisibleText }.joined())
    for change in changes where change.after == nil {
      console.complain("note: '\(change.path)' of an earlier build would be removed")
    }
    return .success
  }
}

extension Console {
  /// Reads the catalogs at or below some paths.
  fileprivate func catalogs(
    below paths: [FilePath],
    jobs: Int
  ) throws(CommandFailure) -> [LocalizedTable] {
    let walker = FileWalker(fileExtensions: ["xcstrings"], in: files)
    let found = walker.walk(paths)
    for diagnostic in found.diagnostics { complain(diagnostic.line) }
    guard found.failures.isEmpty else { throw CommandFailure("not all catalogs can be read") }
    guard !found.paths.isEmpty else {
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure("no String Catalog under \(places)")
    }
    return ResourceFormat.readTables(at: found.paths, in: files, jobs: jobs)
  }

  /// Throws where rules for build systems would take the place of a catalog or of another file.
  fileprivate func check(
    _ path: FilePath,
    beside output: CatalogOutput,
    of catalogs: [LocalizedTable]
  ) throws(CommandFailure) {
    let other = (catalogs.map(\.path) + output.paths).first { place(of: $0) == place(of: path) }
    guard let other else { return }
    throw CommandFailure("'\(other)' is an input or output, and has no place for rules")
  }

  /// Returns the absolute path of what a relative one names.
  func place(of path: FilePath) -> FilePath {
    path.isAbsolute ? path : workingFolder.resolving(path.string)
  }
}
