public import LocalizationModel
public import SourceFiles

/// What to look for in source files.
public struct ExtractionSettings: Sendable {
  /// Names of the project's own routines, each with the three suffixes that Apple's macros have.
  public var customRoutines: [String] = []
  /// Whether calls inside comments count, as genstrings has it.
  public var includesComments = false
  /// Whether literals of SwiftUI's and App Intents' types, and of the project's own declarations with
  /// such types, are keys.
  public var readsSwiftUI = true
  /// Names that stand for a key because a generator made them from the tables.
  public var accessors: [KeyAccessor] = []

  public init() {}
}

/// Finds the keys that source files ask for.
public struct KeyExtractor: Sendable {
  /// What the names of source files end in.
  public static let fileExtensions: Set<String> = ["swift", "m", "mm", "h", "c", "cpp"]

  private let settings: ExtractionSettings

  public init(settings: ExtractionSettings = ExtractionSettings()) {
    self.settings = settings
  }

  /// Reads files and finds the keys in them, on `jobs` threads.
  ///
  /// Declarations are collected over all files first, because a literal is a key wherever the
  /// project's own code wants a localizable type. The result has one extraction for each path, in
  /// the same order; a file that cannot be read gives one with a diagnostic. Sources are not kept.
  public func extract(_ paths: [FilePath], in files: FileSystem, jobs: Int) -> [Extraction] {
    let context = context(with: DeclarationIndex(paths, in: files, jobs: jobs, known))
    var extractions = paths.concurrentMap(jobs: jobs) { extract($0, in: files, context) }
    let unclear = extractions.indices.filter { extractions[$0].hasUnknownSpecifiers }
    guard !unclear.isEmpty else { return extractions }
    let types = TypeIndex(paths, in: files, jobs: jobs)
    let typed = unclear.concurrentMap(jobs: jobs) { extract(paths[$0], in: files, context, types) }
    for (position, extraction) in zip(unclear, typed) { extractions[position] = extraction }
    return extractions
  }

  /// Finds the keys in one text as if it were the whole project; its path tells the language.
  public func extract(from text: SourceText) -> Extraction {
    let context = context(with: DeclarationIndex([text], known))
    let extraction = extract(from: text, context)
    return extraction.hasUnknownSpecifiers
      ? extract(from: text, context, TypeIndex([text])) : extraction
  }

  private func extract(
    _ path: FilePath,
    in files: FileSystem,
    _ context: FileContext,
    _ types: TypeIndex? = nil
  ) -> Extraction {
    do throws(FileError) {
      return extract(from: try SourceText(reading: path, in: files), context, types)
    } catch {
      var extraction = Extraction(path: path)
      extraction.diagnostics = [error.diagnostic]
      return extraction
    }
  }

  /// The routines that need no look at the sources.
  private var known: RoutineTable {
    (settings.readsSwiftUI ? RoutineTable.frameworks : .foundation)
      .adding(settings.customRoutines.flatMap(Routine.family))
  }

  private func context(with index: DeclarationIndex) -> FileContext {
    FileContext(
      routines: known.adding(index.declarations.routines())
        .adding(settings.accessors + index.declarations.accessors),
      types: index.types,
      properties: index.declarations.properties,
      includesComments: settings.includesComments,
      understoodSites: index.declarations.understoodSites
    )
  }

  private func extract(
    from text: SourceText,
    _ context: FileContext,
    _ types: TypeIndex? = nil
  ) -> Extraction {
    var file = FileReading(text)
    let range = 0..<text.bytes.count
    let vocabulary = context.routines.vocabulary
    let keepsComments = context.includesComments
    if text.path.fileExtension == "swift" {
      let list = TokenList(
        swift: text.bytes,
        in: range,
        vocabulary: vocabulary,
        keepsComments: keepsComments
      )
      var context = context
      context.imports = list.imports
      context.file = types.map { ScopedFile(text.bytes, $0) }
      var reader = SwiftReader(list, context)
      reader.read(into: &file)
    } else {
      let list = TokenList(
        objectiveC: text.bytes,
        in: range,
        vocabulary: vocabulary,
        keepsComments: keepsComments
      )
      ObjectiveCReader(list, context).read(into: &file)
    }
    file.formattedTexts.complete(&file.extraction.references)
    file.extraction.references.sort { $0.location < $1.location }
    file.extraction.dynamicSites.sort { $0.location < $1.location }
    return file.extraction
  }
}

extension Extraction {
  /// Whether the type of an interpolation is not evident from its own tokens.
  fileprivate var hasUnknownSpecifiers: Bool {
    path.fileExtension == "swift"
      && references.contains { $0.key.contains(FormatSpecifier.unknown) }
  }
}
