public import LocalizationModel
public import SourceFiles

/// What to look for in source files.
public struct ExtractionSettings: Sendable {
  /// The project's own routines that are not found by their declarations.
  public var customRoutines: [CustomRoutine] = []
  /// Whether calls inside comments count, as genstrings has it.
  public var includesComments = false
  /// Whether literals of SwiftUI's and App Intents' types, and of the project's own declarations with
  /// such types, are keys.
  public var readsSwiftUI = true
  /// The user-defined runtime attributes of storyboards and xibs that hold a key.
  public var keyAttributes: Set<String> = [
    "localizationKey", "localizedKey", "localizedPlaceholder", "localizedText", "localizedTitle",
    "locKey", "xibLocKey",
  ]
  /// Names that stand for a key because a generator made them from the tables.
  public var accessors: [KeyAccessor] = []
  /// The folders and files that are read; only what a path has below them tells that it is a test.
  public var roots: [FilePath] = []
  /// The kinds of code whose uses count.
  public var contexts = Set(SourceContext.allCases)

  public init() {}
}

/// Finds the keys that source files ask for.
public struct KeyExtractor: Sendable {
  /// What the names of source files end in.
  public static let fileExtensions = codeExtensions.union(InterfaceReader.fileExtensions)

  private static let codeExtensions: Set<String> = ["swift", "m", "mm", "h", "c", "cpp"]

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
    let code = paths.filter { !InterfaceReader.reads($0) }
    let context = context(with: DeclarationIndex(code, in: files, jobs: jobs, known, types))
    var extractions = paths.concurrentMap(jobs: jobs) { extract($0, in: files, context) }
    let unclear = extractions.indices.filter { extractions[$0].isUnclear }
    guard !unclear.isEmpty else { return extractions }
    let wantsTexts = unclear.contains { extractions[$0].wantsTexts }
    let indexed = wantsTexts ? code : code.filter { $0.fileExtension == "swift" }
    let types = TypeIndex(indexed, in: files, jobs: jobs)
    let typed = unclear.concurrentMap(jobs: jobs) { extract(paths[$0], in: files, context, types) }
    for (position, extraction) in zip(unclear, typed) { extractions[position] = extraction }
    return extractions
  }

  /// Finds the keys in one text as if it were the whole project; its path tells the language.
  public func extract(from text: SourceText) -> Extraction {
    let context = context(with: DeclarationIndex([text], known, types))
    let extraction = extract(from: text, context)
    return extraction.isUnclear
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
      .adding(settings.customRoutines)
  }

  /// The types of which a literal is a key.
  private var types: LocalizableTypes {
    settings.readsSwiftUI ? .frameworks : .foundation
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
    var file = FileReading(text, SourceContext(of: text.path, below: settings.roots))
    if InterfaceReader.reads(text.path) {
      InterfaceReader(keyAttributes: settings.keyAttributes).read(text, into: &file)
    } else {
      readCode(text, context, types, into: &file)
      file.formattedTexts.complete(&file.extraction.references)
    }
    keepWanted(&file.extraction)
    file.extraction.references.sort { $0.location < $1.location }
    file.extraction.dynamicSites.sort { $0.location < $1.location }
    return file.extraction
  }

  private func readCode(
    _ text: SourceText,
    _ context: FileContext,
    _ types: TypeIndex?,
    into file: inout FileReading
  ) {
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
      file.add(list.directives, in: text.bytes)
      file.report(SourceDefects(list: list, syntax: .swift).find(hasComments: keepsComments))
      var context = context
      context.imports = list.imports
      if !context.imports.isDisjoint(with: SourceContext.testModules) { file.sourceContext = .test }
      context.index = types
      context.file = types.map { ScopedFile(text.bytes, path: text.path, $0) }
      var reader = SwiftReader(list, context)
      reader.read(into: &file)
    } else {
      let list = TokenList(
        objectiveC: text.bytes,
        in: range,
        vocabulary: vocabulary,
        keepsComments: keepsComments
      )
      file.add(list.directives, in: text.bytes)
      file.report(SourceDefects(list: list, syntax: .objectiveC).find(hasComments: keepsComments))
      var context = context
      context.index = types
      ObjectiveCReader(list, context).read(into: &file)
    }
  }

  private func keepWanted(_ extraction: inout Extraction) {
    guard settings.contexts.count < SourceContext.allCases.count else { return }
    extraction.references.removeAll { !settings.contexts.contains($0.context) }
    extraction.dynamicSites.removeAll { !settings.contexts.contains($0.context) }
  }
}

extension Extraction {
  /// Whether a second look may tell more, with what all files declare.
  fileprivate var isUnclear: Bool { wantsTexts || wantsTypes }

  /// Whether a key or a table is not evident from its own tokens.
  fileprivate var wantsTexts: Bool {
    !dynamicSites.isEmpty || references.contains { !$0.hasKnownTable }
  }

  /// Whether the type of an interpolation is not evident from its own tokens.
  fileprivate var wantsTypes: Bool {
    path.fileExtension == "swift"
      && references.contains { $0.key.contains(FormatSpecifier.unknown) }
  }
}
