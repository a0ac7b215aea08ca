import LocalizationModel
package import SourceFiles

/// A kind of file for translators, and how it is written and read.
package struct ExchangeFormat: Identifiable, Sendable {
  /// The name that a command line has for it.
  package let id: String
  /// The extension of its files, without the dot.
  package let fileExtension: String
  /// One line, for lists.
  package let summary: String
  /// Whether a text can be written.
  let canHold: @Sendable (String) -> Bool
  package let bytes: @Sendable (ExchangeDocument, ExchangeTool) -> [UInt8]
  let read: @Sendable ([UInt8]) throws(ExchangeError) -> ReadDocument
}

extension ExchangeFormat {
  /// Every format, the one of Xcode first.
  package static let all: [ExchangeFormat] = [.xliff, .xliff2, .csv, .tsv]

  package static let xliff = ExchangeFormat(
    id: "xliff",
    fileExtension: "xliff",
    summary: "XLIFF 1.2, as Xcode writes and reads it",
    canHold: XLIFFText.canHold,
    bytes: XLIFF12Writer.bytes,
    read: XLIFFReader.read
  )
  package static let xliff2 = ExchangeFormat(
    id: "xliff2",
    fileExtension: "xlf",
    summary: "XLIFF 2.0, with the places that use a text",
    canHold: XLIFFText.canHold,
    bytes: XLIFF20Writer.bytes,
    read: XLIFFReader.read
  )
  package static let csv = delimited("csv", by: ",", "Comma-separated values, for spreadsheets")
  package static let tsv = delimited("tsv", by: "\t", "Tab-separated values, for spreadsheets")

  /// Makes a format of rows of cells, which is called like the extension of its files.
  private static func delimited(
    _ id: String,
    by separator: Unicode.Scalar,
    _ summary: String
  ) -> ExchangeFormat {
    let table = DelimitedTable(separator: separator)
    return ExchangeFormat(
      id: id,
      fileExtension: id,
      summary: summary,
      canHold: { _ in true },
      bytes: { document, _ in table.bytes(of: document) },
      read: table.read
    )
  }

  /// Returns what of a document can be written, and the names of the texts that cannot.
  ///
  /// A text that comes back must be the same, so it is never spelled. A note does not come back.
  package func writable(
    _ document: ExchangeDocument
  ) -> (document: ExchangeDocument, leftOut: [String]) {
    var (document, leftOut) = (document, [String]())
    for index in document.files.indices {
      document.files[index].units.removeAll { unit in
        let texts = [unit.id, unit.source, unit.target?.text].compactMap(\.self)
        let isWritable = texts.allSatisfy(canHold)
        if !isWritable { leftOut.append(unit.id) }
        return !isWritable
      }
    }
    document.files.removeAll(where: \.units.isEmpty)
    return (document, leftOut)
  }

  /// Reads a file of any format, by its name.
  ///
  /// - Throws: `ExchangeError` when the file is in no format, or damaged.
  package static func read(
    _ bytes: [UInt8],
    at path: FilePath
  ) throws(ExchangeError) -> ReadDocument {
    let name = path.fileExtension.lowercased()
    guard let format = all.first(where: { $0.fileExtension == name || $0.id == name }) else {
      let names = Set(all.map(\.fileExtension)).sorted().map { "." + $0 }.joined(separator: ", ")
      throw ExchangeError("the file is none of \(names)")
    }
    let text = SourceText(path: path, stored: bytes)
    if let conflict = text.ours().conflicts.first {
      var locator = SourceLocator(text)
      throw ExchangeError(conflict.message, line: locator.place(of: conflict.range).line)
    }
    var document = try format.read(bytes)
    document.path = path
    let stem = Language(path.stem)
    if document.target == nil, stem.isKnown { document.target = stem }
    return document
  }
}
