import CompletenessChecks
import KeyExtraction
import L10nScan
import LocalizationModel
import SourceFiles
import StringResources

/// The sources and tables below a folder, read as far as a stage needs them.
struct StageInput {
  let folder: FilePath

  var sourcePaths: [FilePath] { walk(KeyExtractor.fileExtensions) }
  var tablePaths: [FilePath] { walk(ResourceFormat.fileExtensions) }

  func walk(_ fileExtensions: Set<String>) -> [FilePath] {
    FileWalker(fileExtensions: fileExtensions).walk([folder], jobs: 1).paths
  }

  /// The texts of the files whose names end in one of some words.
  func texts(_ fileExtensions: Set<String>) -> [SourceText] {
    // What cannot be read is no part of the measurement.
    walk(fileExtensions).compactMap { try? SourceText(reading: $0, in: .local) }
  }

  func extractions() -> [Extraction] {
    KeyExtractor().extract(sourcePaths, in: .local, jobs: 1)
  }

  func tables() -> [LocalizedTable] {
    tablePaths.map { ResourceFormat.readTable(at: $0, in: .local) }
  }

  func project() -> Project {
    Project(extractions: extractions(), tables: tables())
  }

  /// The audit of the folder on one thread.
  var audit: Audit {
    var input = ScanInput(sources: [folder])
    input.jobs = 1
    return Audit(of: input)
  }
}
