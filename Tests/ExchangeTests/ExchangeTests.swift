import Changes
import L10nScan
import LocalizationExchange
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import Exchange

/// What holds of every export and import, whatever the project.
@Suite struct ExchangeTests {
  static let seeds = Array(1...20)
  private static let tool = ExchangeTool(id: "test", name: "Test", version: "1")

  @Test(arguments: seeds)
  func `what is exported comes back without a change`(seed: Int) throws {
    let files = try ExchangeSample(seed: UInt64(seed)).files
    for format in ExchangeFormat.all {
      let documents = try exported(from: files).map { try read($0, format) }
      let importer = try importing(documents, into: files)
      #expect(importer.drafts.changes.isEmpty, "\(format.id)")
      #expect(importer.skipped.filter(\.isRejected).isEmpty, "\(format.id)")
    }
  }

  @Test(arguments: seeds)
  func `what is translated is stored and exported again`(seed: Int) throws {
    for format in ExchangeFormat.all {
      let files = try ExchangeSample(seed: UInt64(seed)).files
      let documents = try exported(from: files).map { format.writable($0).document.translated }
      let importer = try importing(documents.map { try read($0, format) }, into: files)
      #expect(importer.skipped.filter(\.isRejected).isEmpty, "\(format.id)")
      #expect(importer.doubts.isEmpty, "\(format.id)")
      try importer.drafts.changes.write(in: files.fileSystem)
      let after = try exported(from: files).map { format.writable($0).document }
      #expect(after.map(\.texts) == documents.map(\.texts), "\(format.id)")
    }
  }

  private func audit(of files: MemoryFiles) -> Audit {
    var input = ScanInput(sources: ["."], in: files.fileSystem)
    input.namesSources = false
    return Audit(of: input)
  }

  private func exported(from files: MemoryFiles) throws -> [ExchangeDocument] {
    let exporter = try LocalizationExporter(audit(of: files), ExportOptions())
    #expect(exporter.languages == ["de", "uk"])
    return exporter.languages.map { exporter.document(in: $0) }
  }

  private func read(
    _ document: ExchangeDocument,
    _ format: ExchangeFormat
  ) throws -> ReadDocument {
    let bytes = format.bytes(document, Self.tool)
    let path = FilePath("\(document.target.id).\(format.fileExtension)")
    return try ExchangeFormat.read(bytes, at: path)
  }

  private func importing(
    _ documents: [ReadDocument],
    into files: MemoryFiles
  ) throws -> LocalizationImporter {
    var importer = try LocalizationImporter(audit(of: files), takesRefused: false)
    try importer.run(documents)
    return importer
  }
}

extension ExchangeDocument {
  /// The document as a diligent translator gives it back.
  fileprivate var translated: ExchangeDocument {
    var document = self
    for file in files.indices {
      for unit in files[file].units.indices where files[file].units[unit].isTranslatable {
        let source =
          files[file].refersToNothing(unit) ? "%1$lld and %2$lld" : files[file].units[unit].source
        document.files[file].units[unit].target = ExchangeTarget(
          "\(source ?? "") [\(target)]",
          .translated
        )
      }
    }
    return document
  }

  /// The translations by file and id.
  fileprivate var texts: [String: [String]] {
    Dictionary(
      files.map { file in
        (file.original, file.units.map { "\($0.id) = \($0.target?.text ?? "-")" })
      }
    ) { $0 + $1 }
  }
}

extension ExchangeFile {
  /// Whether the original has parts of which the translation has none, so that it cannot refer to
  /// them.
  fileprivate func refersToNothing(_ index: Int) -> Bool {
    let key = units[index].place?.key
    return units[index].source?.contains("$#@") == true
      && !units.contains { $0.place?.key == key && $0.place?.substitution != nil }
  }
}
