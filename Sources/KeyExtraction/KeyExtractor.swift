import Diagnostics
package import LocalizationModel
package import SourceFiles

/// Finds the keys that source files ask for.
package struct KeyExtractor: Sendable {
  /// The extensions of source files.
  package static let fileExtensions = codeExtensions.union(SourceSyntax.interfaceExtensions)

  /// The extensions of files of code.
  package static let codeExtensions: Set<String> = ["swift", "m", "mm", "h", "pch", "c", "cpp"]

  private let settings: ExtractionSettings

  package init(settings: ExtractionSettings = ExtractionSettings()) {
    self.settings = settings
  }

  /// Reads files and finds the keys in them, on `jobs` threads.
  ///
  /// Declarations are collected over all files first, because a literal is a key wherever the
  /// project's own code wants a localizable type. The result has one extraction for each path, in
  /// the same order; a file that cannot be read gives one with a diagnostic.
  ///
  /// Of `packages` nothing is read but what they declare; a file of theirs that cannot be read gives
  /// one more extraction, with a diagnostic.
  package func extract(
    _ paths: [FilePath],
    in files: FileSystem,
    using packages: Packages = .none,
    jobs: Int
  ) -> [Extraction] {
    extract(SourceSet(paths, in: files, jobs: jobs), packages, jobs: jobs)
  }

  /// Finds the keys in one text as if it were the whole project; its path tells the language.
  package func extract(from text: SourceText) -> Extraction {
    extract(SourceSet([text]), .none, jobs: 1)[0]
  }

  private func extract(_ sources: SourceSet, _ packages: Packages, jobs: Int) -> [Extraction] {
    var index = DeclarationIndex(
      sources,
      PackageDeclarations(packages, jobs: jobs),
      known,
      types
    )
    var context = ProjectContext(index, settings)
    var files = sources.map { [context] in
      FileExtraction(of: $0, context, settings)
    }
    let exports = exports(of: files, index.packages, packages.modulesOfSources)
    let visible =
      exports.isEmpty ? [:] : visibleModules(of: files, exports, context.routines, packages)
    if !visible.isEmpty {
      context = ProjectContext(index, settings, visibleModules: visible)
      let affected = files.indices.filter { visible[sources.paths[$0]] != nil }
      replace(affected, of: &files, in: sources, context)
    }
    var names = index.wrapperNames
    for _ in 0..<Self.wrapperDepth {
      let wrappers = index.wrapperNames
      let handing = files.indices.filter { position in
        files[position].extraction.mayHandOn(to: wrappers)
          || index.callees(of: sources.paths[position]).contains(where: names.contains)
      }
      let found = index.findWrappers(in: handing, of: sources)
      names = found.names
      guard !names.isEmpty || !found.clearer.isEmpty else { break }
      context = ProjectContext(index, settings, visibleModules: visible)
      // A wrapper that calls itself or another one stays what it is, but that call is understood now.
      let affected =
        names.isEmpty
        ? found.clearer : Set(handing).union(sources.indices(mentioning: names)).sorted()
      replace(affected, of: &files, in: sources, context)
    }
    let unreadable = index.packages.errors.map { error in
      var extraction = Extraction(path: error.path)
      extraction.diagnostics = [error.diagnostic]
      return extraction
    }
    return typed(files, context, sources) + unreadable
  }

  /// Reads some files anew.
  private func replace(
    _ indices: [Int],
    of files: inout [FileExtraction],
    in sources: SourceSet,
    _ context: ProjectContext
  ) {
    let read = sources.map(indices) { FileExtraction(of: $0, context, settings) }
    for (index, file) in zip(indices, read) { files[index] = file }
  }

  /// Returns what the files and the packages import for others as well.
  private func exports(
    of files: [FileExtraction],
    _ packages: PackageDeclarations,
    _ modules: ([FilePath]) -> [String?]
  ) -> ModuleExports {
    var exports = packages.exports
    let exporting = files.filter { !$0.exports.isEmpty }
    if exporting.isEmpty { return exports }
    for (file, module) in zip(exporting, modules(exporting.map(\.extraction.path))) {
      exports.add(file.exports, of: module)
    }
    return exports
  }

  /// Returns the modules that files see by others' imports, as far as a routine belongs to them.
  private func visibleModules(
    of files: [FileExtraction],
    _ exports: ModuleExports,
    _ routines: RoutineTable,
    _ packages: Packages
  ) -> [FilePath: Set<String>] {
    let swift = files.filter { SourceSyntax(of: $0.extraction.path) == .swift }
    let modules = packages.modulesOfSources(swift.map(\.extraction.path))
    return zip(swift, modules).reduce(into: [:]) { visible, file in
      let more = exports.modules(besides: file.0.imports, in: file.1)
        .intersection(routines.modules)
      if !more.isEmpty { visible[file.0.extraction.path] = more }
    }
  }

  /// How many functions a text may be handed on through before it becomes a key.
  private static let wrapperDepth = 8

  /// Reads once more the files in which a key or a type is not evident from its own tokens.
  private func typed(
    _ files: [FileExtraction],
    _ context: ProjectContext,
    _ sources: SourceSet
  ) -> [Extraction] {
    var extractions = files.map(\.extraction)
    let unclear = files.indices.filter { files[$0].isUnclear }
    guard !unclear.isEmpty else { return extractions }
    let types = TypeIndex(files.map(\.names), in: sources)
    let typed = sources.map(unclear) {
      FileExtraction(of: $0, context, settings, types).extraction
    }
    for (position, extraction) in zip(unclear, typed) { extractions[position] = extraction }
    return extractions
  }

  /// Returns the number of tokens in a text, for those who measure how fast it is lexed.
  package static func tokenCount(of text: SourceText) -> Int {
    let syntax = SourceSyntax(of: text.path)
    let list = TokenList(text, syntax, keepsComments: false)
    return list.count
  }

  /// Returns the hashes of what stands between double quotes in a text.
  package static func literals(in text: SourceText) -> [LiteralHash] { text.bytes.literalHashes }

  /// Returns the modules that a Swift text imports, and perhaps words behind `import` that do not.
  package static func imports(in text: SourceText) -> Set<String> {
    text.bytes.importedModules
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
}

extension Extraction {
  /// Whether a call of one of the project's own wrappers gets no literal, but perhaps a parameter.
  fileprivate func mayHandOn(to wrappers: Set<String>) -> Bool {
    dynamicSites.contains { $0.pattern == .anything && wrappers.contains($0.routine) }
  }
}
