import SourceFiles
import StringResources
import TextFormats

/// Writes what genstrings writes.
struct GenstringsOutput {
  let arguments: GenstringsArguments
  let files: FileSystem
  /// Whether some source could not be read, so that its keys may be missing from tables.
  let isPartial: Bool

  /// Writes a table, or appends it to the one that is there.
  ///
  /// One that may miss keys is not put in the place of another one, unless all is to be as Apple's
  /// tool does it.
  func write(_ entries: [SpelledEntry], table: String) throws(FileError) {
    guard let path = arguments.outputFolder.file(named: table + ".strings") else {
      let path = arguments.outputFolder.appending(table + ".strings")
      throw FileError(.write, path, reason: "A table's name must be the name of a file")
    }
    var options = GenstringsText.Options()
    options.numbersSpecifiers = arguments.numbersSpecifiers
    options.isStrict = arguments.scan.isStrict
    let text = GenstringsText(entries, options: options).text
    guard arguments.appends else { return try replace(path, with: text) }
    guard let old = try files.readOutput(path) else {
      return try files.write(arguments.outputEncoding.encode(text), to: path, expecting: .noFile)
    }
    let encoding = old.isEmpty ? arguments.outputEncoding : TextEncoding(detecting: old)
    let new = encoding.encode(text)
    let addition = old.isEmpty ? new[...] : new.dropFirst(encoding.mark.count)
    try files.write(old + addition, to: path, expecting: .bytes(old))
  }

  private func replace(_ path: FilePath, with text: String) throws(FileError) {
    if isPartial, !arguments.scan.isStrict, try files.exists(path) {
      throw FileError(.write, path, reason: "Not all sources could be read, so keys may be missing")
    }
    try files.write(arguments.outputEncoding.encode(text), to: path)
  }

  /// Writes the keys that each source file uses, as JSON.
  ///
  /// Apple's tool names the files by the sources' base names alone, so that of two `View.swift` one
  /// is lost; here the second one becomes `View-2`.
  func writeData(_ scans: [(path: FilePath, scan: GenstringsScan)]) throws(FileError) {
    var counts: [String: Int] = [:]
    for (path, scan) in scans where !scan.entries.isEmpty {
      let stem = String(path.stem)
      counts[stem, default: 0] += 1
      let count = counts[stem, default: 1]
      let name = count == 1 ? stem : "\(stem)-\(count)"
      let output = arguments.outputFolder.appending(name + ".stringsdata")
      try files.write(data(of: scan, path), to: output)
    }
  }

  private func data(of scan: GenstringsScan, _ path: FilePath) -> [UInt8] {
    let tables = Dictionary(grouping: scan.entries) { $0.table ?? arguments.defaultTable }
    var json = JSONWriter()
    json.object { json in
      json.member("source", path.string)
      json.member("tables") { json in
        json.object { json in
          for (name, entries) in tables.ordered(by: \.key) {
            json.member(named: name) { json in
              json.array { json in
                for entry in entries { json.element { $0.write(entry) } }
              }
            }
          }
        }
      }
      json.member("version", 1)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ entry: GenstringsScan.Entry) {
    object { json in
      json.member("comment", entry.comment.map(SpelledEntry.text) ?? "")
      json.member("key", SpelledEntry.text(of: entry.key))
      if let value = entry.value { json.member("value", SpelledEntry.text(of: value)) }
      json.member("location") { json in
        json.object { json in
          json.member("startingColumn", entry.location.column)
          json.member("startingLine", entry.location.line)
        }
      }
    }
  }
}
