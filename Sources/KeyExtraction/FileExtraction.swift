import LocalizationModel
import SourceFiles

/// What one file asks for, and what it tells the others about types.
struct FileExtraction: Sendable {
  private(set) var extraction: Extraction
  /// What the file declares; nothing where the types are known already.
  private(set) var types = TypeDeclarations()

  /// Reads a text; with `types` the names in its interpolations are looked up.
  init(
    of text: Result<SourceText, FileError>,
    _ context: FileContext,
    _ settings: ExtractionSettings,
    _ types: TypeIndex? = nil
  ) {
    switch text {
    case .success(let text):
      if text.isGeneratedByRSwift {
        // It defines names for all resources and uses none.
        self.init(Extraction(path: text.path))
        return
      }
      if text.path.fileExtension == "swift" {
        self.init(swift: text, context, settings, types)
      } else if InterfaceReader.reads(text.path) {
        self.init(interface: text, settings)
      } else {
        self.init(objectiveC: text, context, settings, types)
      }
      if settings.extras.contains(.literals) { noteLiterals(of: text, context) }
    case .failure(let error):
      var extraction = Extraction(path: error.path)
      extraction.diagnostics = [error.diagnostic]
      self.init(extraction)
    }
  }

  private init(_ extraction: Extraction) {
    self.extraction = extraction
  }

  /// Notes what stands between quotes, but for the keys of generated members: their definition is no
  /// use.
  private mutating func noteLiterals(of text: SourceText, _ context: FileContext) {
    let defined = Set((context.definedKeys[text.path] ?? []).map { LiteralHash($0.utf8) })
    extraction.literals = text.bytes.literalHashes.filter { !defined.contains($0) }
  }

  private init(
    swift text: SourceText,
    _ context: FileContext,
    _ settings: ExtractionSettings,
    _ types: TypeIndex?
  ) {
    let vocabulary = context.routines.vocabulary
    let list = TokenList(swift: text, vocabulary, keepsComments: context.includesComments)
    var context = context
    context.imports = list.imports
    context.index = types
    context.file = types.map { ScopedFile(text.bytes, path: text.path, $0) }
    var file = FileReading(text, SourceContext(of: text.path, below: settings.roots))
    file.add(list.directives, in: text.bytes)
    let hasComments = context.includesComments
    file.report(SourceDefects(list: list, syntax: .swift).find(hasComments: hasComments))
    if !context.imports.isDisjoint(with: SourceContext.testModules) { file.sourceContext = .test }
    var reader = SwiftReader(list, context)
    reader.read(into: &file)
    extraction = file.finished(settings)
    guard types == nil else { return }
    let code = context.includesComments ? TokenList(swift: text, vocabulary) : list
    var scopes = ScopeReader(code, path: text.path, skipsBodies: true)
    scopes.read()
    self.types = scopes.declarations
  }

  private init(interface text: SourceText, _ settings: ExtractionSettings) {
    var file = FileReading(text, SourceContext(of: text.path, below: settings.roots))
    InterfaceReader(keyAttributes: settings.keyAttributes).read(text, into: &file)
    extraction = file.finished(settings)
  }

  private init(
    objectiveC text: SourceText,
    _ context: FileContext,
    _ settings: ExtractionSettings,
    _ types: TypeIndex?
  ) {
    let vocabulary = context.routines.vocabulary
    let list = TokenList(objectiveC: text, vocabulary, keepsComments: context.includesComments)
    var context = context
    context.index = types
    var file = FileReading(text, SourceContext(of: text.path, below: settings.roots))
    file.add(list.directives, in: text.bytes)
    let hasComments = context.includesComments
    file.report(SourceDefects(list: list, syntax: .objectiveC).find(hasComments: hasComments))
    ObjectiveCReader(list, context).read(into: &file)
    extraction = file.finished(settings)
    guard types == nil else { return }
    let code = hasComments ? TokenList(objectiveC: text, vocabulary) : list
    var sources = ObjectiveCSources(code, path: text.path)
    sources.read()
    self.types.strings = sources.sources
  }
}

extension FileReading {
  /// Returns what was found and is wanted, in the order of the places.
  fileprivate func finished(_ settings: ExtractionSettings) -> Extraction {
    var extraction = extraction
    formattedTexts.complete(&extraction.references)
    if settings.contexts.count < SourceContext.allCases.count {
      extraction.references.removeAll { !settings.contexts.contains($0.context) }
      extraction.dynamicSites.removeAll { !settings.contexts.contains($0.context) }
      extraction.symbolUses.removeAll { !settings.contexts.contains($0.context) }
      extraction.hardCodedTexts.removeAll { !settings.contexts.contains($0.context) }
    }
    extraction.references.sort { $0.location < $1.location }
    extraction.dynamicSites.sort { $0.location < $1.location }
    extraction.symbolUses.sort { $0.location < $1.location }
    return extraction
  }
}

extension SourceText {
  /// Whether R.swift's header stands at the beginning.
  fileprivate var isGeneratedByRSwift: Bool {
    path.name == "R.generated.swift"
      && bytes.prefix(256).firstOccurrence(of: Array("Generated by R.swift".utf8)) != nil
  }
}

extension TokenList {
  fileprivate init(swift text: SourceText, _ vocabulary: Vocabulary, keepsComments: Bool = false) {
    self.init(
      swift: text.bytes,
      in: 0..<text.bytes.count,
      vocabulary: vocabulary,
      keepsComments: keepsComments
    )
  }

  fileprivate init(
    objectiveC text: SourceText,
    _ vocabulary: Vocabulary,
    keepsComments: Bool = false
  ) {
    self.init(
      objectiveC: text.bytes,
      in: 0..<text.bytes.count,
      vocabulary: vocabulary,
      keepsComments: keepsComments
    )
  }
}
