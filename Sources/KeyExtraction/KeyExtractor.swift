public import LocalizationModel
public import SourceFiles

/// What to look for in source files.
public struct ExtractionSettings: Sendable {
  /// Names of the project's own routines, each with the three suffixes that Apple's macros have.
  public var customRoutines: [String] = []
  /// Whether calls inside comments count, as genstrings has it.
  public var includesComments = false

  public init() {}
}

/// Finds the keys that source files ask for.
public struct KeyExtractor: Sendable {
  /// What the names of source files end in.
  public static let fileExtensions: Set<String> = ["swift", "m", "mm", "h", "c", "cpp"]

  private let routines: RoutineTable
  private let includesComments: Bool

  public init(settings: ExtractionSettings = ExtractionSettings()) {
    routines = RoutineTable(Routine.foundation + settings.customRoutines.flatMap(Routine.family))
    includesComments = settings.includesComments
  }

  /// Reads files and finds the keys in them, on `jobs` threads.
  ///
  /// The result has one extraction for each path, in the same order; a file that cannot be read
  /// gives one with a diagnostic. Sources are not kept.
  public func extract(_ paths: [FilePath], in files: FileSystem, jobs: Int) -> [Extraction] {
    paths.concurrentMap(jobs: jobs) { path in
      do throws(FileError) {
        return extract(from: try SourceText(reading: path, in: files))
      } catch {
        var extraction = Extraction(path: path)
        extraction.diagnostics = [error.diagnostic]
        return extraction
      }
    }
  }

  /// Finds the keys in one text; its path's extension tells the language.
  public func extract(from text: SourceText) -> Extraction {
    var file = FileReading(text)
    let context = FileContext(routines: routines, includesComments: includesComments)
    let range = 0..<text.bytes.count
    if text.path.fileExtension == "swift" {
      let list = TokenList(
        swift: text.bytes,
        in: range,
        vocabulary: routines.vocabulary,
        keepsComments: includesComments
      )
      SwiftReader(list, context).read(into: &file)
    } else {
      let list = TokenList(
        objectiveC: text.bytes,
        in: range,
        vocabulary: routines.vocabulary,
        keepsComments: includesComments
      )
      ObjectiveCReader(list, context).read(into: &file)
    }
    file.extraction.references.sort { $0.location < $1.location }
    file.extraction.dynamicSites.sort { $0.location < $1.location }
    return file.extraction
  }
}
