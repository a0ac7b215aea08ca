import KeyExtraction
import SourceFiles
import StringResources

/// Writes what genstrings writes.
struct GenstringsOutput {
  let arguments: GenstringsArguments
  let files: FileSystem

  /// Writes a table, or appends it to the one that is there.
  func write(_ entries: [SpelledEntry], table: String) throws(FileError) {
    let path = arguments.outputFolder.appending(table + ".strings")
    guard !table.contains("/") else {
      throw FileError(.write, path, reason: "A table's name must be the name of a file")
    }
    var options = GenstringsText.Options()
    options.numbersSpecifiers = arguments.numbersSpecifiers
    options.isStrict = arguments.scan.isStrict
    let text = GenstringsText(entries, options: options).text
    let old = try arguments.appends ? existing(path) : []
    guard !old.isEmpty else {
      return try files.write(arguments.outputEncoding.encode(text), to: path)
    }
    let encoding = TextEncoding(detecting: old)
    try files.write(old + encoding.encode(text).dropFirst(encoding.mark.count), to: path)
  }

  /// Returns the bytes of a file; none where there is no such file.
  private func existing(_ path: FilePath) throws(FileError) -> [UInt8] {
    // Any error here means that there is nothing to append to; a real one arises again in writing.
    guard (try? files.kind(of: path)) != nil else { return [] }
    return try files.read(path)
  }

  /// Writes for each source file what it asks for, as JSON.
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
          for (name, entries) in tables.sorted(by: { $0.key < $1.key }) {
            json.list(name, entries) { $0.write($1) }
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
