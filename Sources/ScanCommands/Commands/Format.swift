import CommandLineOptions
import Diagnostics
import SourceFiles
import StringResources
import TextFormats

/// The settings of `l10nscan format`.
struct FormatSettings: CommandSettings {
  var paths: [FilePath] = []
  var isCheck = false
  var allowsOutside = false

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Output",
      [
        .flag("check", \.isCheck, help: "Only tell which files would change, and fail if any"),
        .flag(
          "allow-outside",
          \.allowsOutside,
          help: "Also follow links that lead out of the project"
        ),
      ]
    )
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
    summary: "Sort string tables and lay them out as Apple's tools do",
    discussion: """
      A String Catalog gets the bytes that Xcode would write, a .strings file genstrings' order \
      and entry form, a .stringsdict sorted keys. Encodings stay, and no comment is lost. Files \
      that change are named; a damaged file is left as it is.
      """
  ) { (settings: FormatSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.allowsOutside)
    let walker = FileWalker(fileExtensions: ResourceFormat.fileExtensions, in: console.files)
    let found = walker.walk(settings.paths)
    for diagnostic in found.diagnostics { console.complain(diagnostic.line) }
    guard !found.paths.isEmpty else {
      let places = settings.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure("no string table under \(places)")
    }
    var worst = ExitCode(for: found.diagnostics)
    for path in found.paths {
      worst = max(worst, try format(path, isCheck: settings.isCheck, in: console))
    }
    return worst
  }

  private static func format(
    _ path: FilePath,
    isCheck: Bool,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    do {
      guard let format = ResourceFormat.format(of: path) else { return .success }
      let stored = try console.files.read(path)
      let canonical = try format.canonicalForm(of: stored, at: path)
      guard canonical != stored else { return .success }
      if !isCheck { try console.files.write(canonical, to: path, expecting: .bytes(stored)) }
    } catch let error as EditError {
      console.complain(error.diagnostic.line)
      return .failure
    } catch let error as FileError {
      console.complain(error.diagnostic.line)
      return .failure
    } catch {
      throw CommandFailure("\(error)")
    }
    try console.print(path.string.visible + "\n")
    return isCheck ? .findings : .success
  }
}
