import Changes
import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import TextFormats

extension XCStringsTool.Subcommand {
  static let sync = XCStringsTool.Subcommand(
    name: "sync",
    summary: "Bring String Catalogs up to date by .stringsdata files of a build",
    inputs: "FILE...",
    options: [
      ToolOption(
        name: "--stringsdata",
        value: "FILE...",
        takesSeveral: true,
        help: "The files that the compiler, or 'genstrings -stringsdata', has written"
      ),
      ToolOption(
        name: "--skip-marking-strings-stale",
        help: "Leave keys as they are that are not in these files"
      ),
    ]
  ) { arguments, console throws(CommandFailure) in
    guard arguments.has("--stringsdata") else {
      throw CommandFailure("option '--stringsdata' is missing")
    }
    guard !arguments.inputs.isEmpty else { throw CommandFailure("no input file is named") }
    var keys = ExtractedKeys()
    for path in arguments.all("--stringsdata") {
      try console.read(FilePath(path), into: &keys)
    }
    var changes: [FileChange] = []
    for path in arguments.inputs {
      let before = try fileOrFail(console.files.read(path))
      do throws(EditError) {
        let after = try keys.synced(
          before,
          at: path,
          marksGone: !arguments.has("--skip-marking-strings-stale")
        )
        if after != before { changes.append(FileChange(path: path, before: before, after: after)) }
      } catch {
        throw CommandFailure("\(error.diagnostic.location): \(error.diagnostic.message)")
      }
    }
    try console.write(changes)
    return .success
  }
}

/// A `.stringsdata` file.
private struct StringsData: Decodable {
  struct Entry: Decodable {
    let key: String
    let comment: String?
    let value: String?
  }

  let source: String?
  let tables: [String: [Entry]]
}

extension Console {
  /// Reads the keys of a `.stringsdata` file.
  fileprivate func read(
    _ path: FilePath,
    into keys: inout ExtractedKeys
  ) throws(CommandFailure) {
    let bytes = try fileOrFail(files.read(path))
    guard let data = try? JSONCoding.decode(StringsData.self, from: bytes) else {
      throw CommandFailure("'\(path)' has no tables of extracted keys")
    }
    let location = SourceLocation(path: FilePath(data.source ?? path.string))
    for (table, entries) in data.tables {
      for entry in entries {
        let comment = entry.comment.flatMap { $0.isEmpty ? nil : $0 }
        keys.add(
          KeyReference(
            key: entry.key,
            table: table,
            comment: comment,
            value: entry.value,
            routine: "LocalizedStringResource",
            location: location
          ),
          to: table
        )
      }
    }
  }
}
