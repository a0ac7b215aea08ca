package import Diagnostics
package import Facts
package import LocalizationModel
import Platform
package import SourceFiles
import SwiftSource

/// Finds the keys that source files use.
package struct KeyExtractor: Sendable {
  /// The extensions of source files.
  package static let fileExtensions = codeExtensions.union(FilePath.interfaceExtensions)

  /// The extensions of files of code.
  package static let codeExtensions = SourceSyntax.fileExtensions

  /// Returns whether a file of some name holds code by what stands in it.
  ///
  /// Logos' `Tweak.x` is Objective-C with directives, and others keep models of three dimensions,
  /// protocols and music in files called like that.
  package static func isCode(_ bytes: @autoclosure () -> [UInt8]?, at path: FilePath) -> Bool {
    guard isLogos(path) else { return true }
    // A file that cannot be read may be no code.
    guard let bytes = bytes()?[...] else { return false }
    return !bytes.contains(0)
      && (bytes.holds("#import") || bytes.holds("#include") || bytes.holds("%hook")
        || bytes.holds("%ctor") || bytes.holds("%group"))
  }

  /// Returns whether a file of some name is Logos', whose code is put into another app and looks up
  /// most of that app's keys.
  package static func isLogos(_ path: FilePath) -> Bool {
    SourceSyntax.logosExtensions.contains(String(path.fileExtension))
  }

  let settings: ExtractionSettings

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
    extract(
      declarations(of: paths, in: files, using: packages, jobs: jobs, asking: Facts(in: files))
    )
  }

  /// Collects what files declare: the part of `extract(_:in:using:jobs:)` that asks for no name that is
  /// generated from the tables.
  ///
  /// What is known is of the same settings, but for the names that are generated from the tables.
  package func declarations(
    of paths: [FilePath],
    in files: FileSystem,
    using packages: Packages,
    jobs: Int,
    asking facts: Facts
  ) -> DeclaredSources {
    declarations(of: SourceSet(paths, in: files, jobs: jobs), packages, facts)
  }

  /// Finds the keys in one text as if it were the whole project; its path tells the language.
  package func extract(from text: SourceText) -> Extraction {
    extract(declarations(of: SourceSet([text]), .none, Facts(in: .local)))[0]
  }

  private func declarations(
    of sources: SourceSet,
    _ packages: Packages,
    _ facts: Facts
  ) -> DeclaredSources {
    let reading = Reading(sources, facts)
    // Macros that a project names may be others the next time.
    let known = facts.answer("known routines", given: settings.customRoutines) { _ in
      KnownRoutines(self.known)
    }
    let index = DeclarationIndex(reading, packages, known, types)
    return DeclaredSources(reading: reading, index: index, packages: packages)
  }

  /// Finds the keys in files of which the declarations are known.
  package func extract(_ sources: consuming DeclaredSources) -> [Extraction] {
    var run = ExtractionRun(copy sources, settings)
    var extractions = run.extract()
    addShownTexts(in: sources, besides: run, to: &extractions)
    return extractions
  }

  /// Returns the number of tokens in a text, for those who measure how fast it is lexed.
  package static func tokenCount(of text: SourceText) -> Int {
    let syntax = SourceSyntax(of: text.path)
    let list = TokenList(text, syntax, keepsComments: false)
    return list.count
  }

  /// Returns the hashes of what stands between double quotes in a text.
  package static func literals(in text: SourceText) -> [LiteralHash] {
    // For itself alone no text is worth its tokens.
    SourceUnit(text).literalHashes(isSound: false)
  }

  /// Returns the findings of the conflicts that git has left in a text.
  package static func conflicts(in text: SourceText) -> [Diagnostic] { SourceUnit(text).conflicts }

  /// Returns the hashes of what stands between two quotes of a line in code of any language.
  package static func quotedTexts(in bytes: [UInt8]) -> [LiteralHash] { bytes.quotedTexts }

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
