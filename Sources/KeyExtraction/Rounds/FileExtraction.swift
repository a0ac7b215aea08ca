import Diagnostics
import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// The keys that one file uses, and the types that it tells other files of.
struct FileExtraction: Sendable {
  private(set) var extraction: Extraction
  /// The names that the file declares; none where the types are known already.
  private(set) var names = DeclaredNames()
  /// The type aliases that the file declares; none where the types are known already.
  private(set) var aliases: [TypeAlias] = []
  /// The types that the file names and that may be generated from tables; none where the types are known
  /// already.
  private(set) var generatedRoots: Set<String> = []
  /// The types of such names that the file defines.
  private(set) var definedRoots: Set<String> = []
  /// Whether a second look may tell more, with what all files declare.
  private(set) var isUnclear = false
  /// The files whose declarations led to the keys; none where files are not noted.
  private(set) var lookedAt: Set<FilePath> = []
  /// The modules that the file imports, and those that it imports for others as well.
  private(set) var imports: Set<String> = []
  private(set) var exports: Set<String> = []
  /// Whether only an import says that the file is test code.
  private(set) var isTestByImports = false
  /// The routines that are called with no literal, but perhaps with a parameter.
  private(set) var openRoutines: Set<String> = []
  /// The runtime attributes that a storyboard or xib sets; which are keys, is recognized by what
  /// files declare.
  private(set) var attributes: [RuntimeAttribute] = []
  /// Whether `.init(…)` makes a key of a name, which may be a parameter's.
  private(set) var makesKeysOfNames = false
  /// Whether a reference stands for many keys.
  private(set) var hasChoices = false
  /// The literals that shown texts come from, by the places of the calls that show them.
  private(set) var origins: [Int: Set<SourcePlace>] = [:]

  /// Reads a text; with what is typed the names in its interpolations are looked up.
  init(
    of unit: Result<SourceUnit, FileError>,
    _ facts: FileFacts,
    _ project: ProjectContext,
    _ settings: ExtractionSettings,
    _ typed: TypedReading? = nil
  ) {
    switch unit {
    case .success(let unit):
      let text = unit.text
      if text.isGeneratedByRSwift {
        // It defines names for all resources and uses none.
        self.init(Extraction(path: text.path))
        return
      }
      if unit.isInterface {
        self.init(Extraction(path: text.path))
        attributes = InterfaceReader.attributes(in: text)
      } else {
        self.init(code: unit, facts, project, settings, typed)
      }
      if settings.extras.contains(.literals) { noteLiterals(of: unit, facts) }
    case .failure(let error):
      var extraction = Extraction(path: error.path)
      extraction.diagnostics = [error.diagnostic]
      self.init(extraction)
    }
  }

  private init(_ extraction: Extraction) {
    self.extraction = extraction
  }

  /// Notes the literals, but for the keys of generated members: their definition is no use.
  private mutating func noteLiterals(of unit: SourceUnit, _ facts: FileFacts) {
    // A file with a defect may hide some of them from the lexer.
    extraction.literals = unit.literalHashes(isSound: extraction.diagnostics.isEmpty)
    extraction.literals += unit.namesForMacros + unit.controlTexts
    guard !facts.definedKeys.isEmpty else { return }
    let defined = Set(facts.definedKeys.map { LiteralHash($0) })
    extraction.literals.removeAll { defined.contains($0) }
  }

  private init(
    code unit: SourceUnit,
    _ facts: FileFacts,
    _ project: ProjectContext,
    _ settings: ExtractionSettings,
    _ typed: TypedReading?
  ) {
    let (text, syntax) = (unit.text, unit.syntax)
    let hasComments = project.includesComments
    let list = hasComments ? TokenList(text, syntax, keepsComments: true) : unit.tokens
    var file = FileReading(text, SourceContext(of: text.path, below: settings.roots))
    // The first reading has told what a file is like.
    let isFirst = project.lookUps == nil
    if isFirst {
      file.add(list.directives, in: text.bytes)
      file.extraction.diagnostics += unit.conflicts
      file.report(SourceDefects(list: list, syntax: syntax).find(hasComments: hasComments))
    }
    let outline = hasComments ? Outline(list, syntax) : unit.outline
    switch syntax {
    case .swift:
      imports = list.importedModules
      exports = list.exportedModules
      var modules = imports.union(facts.visibleModules)
      if modules.isDisjoint(with: Routine.swiftUIModules), list.namesViews {
        modules.insert("SwiftUI")
      }
      isTestByImports =
        file.sourceContext == .app && !facts.isShipped
        && !modules.isDisjoint(with: SourceContext.testModules)
      if isTestByImports { file.sourceContext = .test }
      let scopes = typed.map { ScopedFile(unit.tokens, path: text.path, $0.types) }
      let context = FileContext(
        of: text.path,
        in: project,
        facts,
        typed,
        imports: modules,
        scopes: scopes
      )
      SwiftReader(list, outline, context).read(into: &file)
      if !isFirst, file.sourceContext == .app, !file.extraction.usesNothing {
        file.extraction.mark(list.codeForDevelopers(outline, at: text.path, importing: modules))
      }
      if isFirst {
        file.extraction.textMembers =
          list.textMembers(in: outline, giving: file.extraction.references)
      }
    case .objectiveC:
      let context = FileContext(of: text.path, in: project, facts, typed)
      ObjectiveCReader(list, outline, context).read(into: &file)
    }
    file.finish(settings)
    extraction = file.extraction
    if isFirst {
      extraction.conditionalCode = list.conditionalCode(around: extraction.references)
    }
    // Only an audit asks for them.
    if !settings.extras.isEmpty {
      extraction.declarations = NamedDeclarationReader(list, outline, imports: imports)
        .declarations(around: extraction.usesInApp)
    }
    for site in extraction.dynamicSites where site.pattern == .anything {
      openRoutines.insert(site.routine)
    }
    openRoutines.formUnion(file.openRoutines)
    makesKeysOfNames = file.makesKeysOfNames
    hasChoices = file.hasChoices
    origins = file.origins
    isUnclear = file.hasUnclearTypes || extraction.isUnclear
    if let typed {
      lookedAt = typed.types.filesLookedAt
    } else {
      let hasWrites = !isFirst && file.sourceContext == .app && !text.path.isOfSamples
      names = DeclaredNames(in: unit, withWrites: hasWrites)
      if syntax == .swift {
        aliases = list.typeAliases(in: outline, of: text.path)
        generatedRoots = file.generatedRoots
        definedRoots = list.namesOfTextTypes(in: outline)
      }
    }
  }

  /// Returns the file with a reference for each key of its calls that a budget has room for.
  func withChoices(_ budget: inout ChoiceBudget) -> FileExtraction {
    var file = self
    budget.beginFile()
    budget.resolve(&file.extraction)
    return file
  }

  /// Returns what the file uses, with how texts become keys in what it declares.
  func extraction(with links: [KeyLink]) -> Extraction {
    var extraction = extraction
    extraction.links = links
    return extraction
  }

  /// Returns what a storyboard or xib asks for where some of its attributes are keys.
  func asking(_ key: (RuntimeAttribute) -> KeyReference?) -> FileExtraction {
    var file = self
    file.extraction.references = attributes.compactMap(key)
    return file
  }
}

extension FileReading {
  /// Leaves what was found and is wanted, in the order of the places.
  ///
  /// In place, because a copy of the references would count those of each of their parts.
  fileprivate mutating func finish(_ settings: ExtractionSettings) {
    if !tablesOfValues.isEmpty { extraction.tablesOfValues = tablesOfValues.sorted() }
    if !lookUpsCalled.isEmpty { extraction.lookUps.called = lookUpsCalled.sorted() }
    if !lookUpsDeclared.isEmpty { extraction.lookUps.declared = lookUpsDeclared.sorted() }
    extraction.formattedMembers = formattedTexts.members
    // Most files ask for nothing.
    if extraction.usesNothing { return }
    formattedTexts.complete(&extraction.references, besides: extraction.dynamicSites)
    for index in extraction.references.indices
    where extraction.references[index].traits.contains(.isChanged) {
      extraction.references[index].formatArguments = nil
    }
    let unwanted = SourceContext.allCases.filter { !settings.contexts.contains($0) }
    if !unwanted.isEmpty { extraction.remove(unwanted) }
    // They are found in the order of the text, but for those that a declaration makes ahead.
    if !extraction.references.isInOrder { extraction.references.sort { $0.location < $1.location } }
    extraction.dynamicSites.sort { $0.location < $1.location }
    extraction.symbolUses.sort { $0.location < $1.location }
  }
}

extension Extraction {
  /// Whether the file has neither keys nor texts.
  fileprivate var usesNothing: Bool {
    references.isEmpty && dynamicSites.isEmpty && symbolUses.isEmpty && hardCodedTexts.isEmpty
  }

  /// Removes what stands in some kinds of code.
  fileprivate mutating func remove(_ contexts: [SourceContext]) {
    // Nearly no file has any, and to look at a reference by itself copies it.
    if references.indices.contains(where: { contexts.contains(references[$0].context) }) {
      references.removeAll { contexts.contains($0.context) }
    }
    dynamicSites.removeAll { contexts.contains($0.context) }
    symbolUses.removeAll { contexts.contains($0.context) }
    hardCodedTexts.removeAll { contexts.contains($0.context) }
  }

  /// Where the app uses keys and shows texts, in the order of the places.
  fileprivate var usesInApp: [Int] {
    let uses = references.indices.filter { references[$0].context == .app }
      .map { references[$0].location.offset }
    let others =
      symbolUses.filter { $0.context == .app }.map(\.location.offset)
      + hardCodedTexts.filter { $0.context == .app }.map(\.location.offset)
      + dynamicSites.filter { $0.context == .app && !$0.pattern.isUnbounded }.map(\.location.offset)
    return others.isEmpty ? uses : (uses + others).sorted()
  }

  /// Whether a second look may tell more, with what all files declare.
  fileprivate var isUnclear: Bool { wantsTexts || wantsTypes }

  /// Whether a key or a table is not evident from its own tokens.
  fileprivate var wantsTexts: Bool {
    !dynamicSites.isEmpty || references.contains { !$0.hasKnownTable }
  }

  /// Whether the type of an interpolation is not evident from its own tokens.
  fileprivate var wantsTypes: Bool {
    references.indices.contains { references[$0].key.hasUnknownSpecifier }
      && path.fileExtension == "swift"
  }
}

extension [KeyReference] {
  /// Returns whether no element stands before one whose place is further ahead.
  fileprivate var isInOrder: Bool {
    indices.dropFirst().allSatisfy { !(self[$0].location < self[$0 - 1].location) }
  }
}

extension String {
  fileprivate var hasUnknownSpecifier: Bool {
    utf8.distance(toLast: UInt8(ascii: "%")) != nil
      && Array(utf8)[...].firstOccurrence(of: Array(InterpolationSpecifier.unknown.utf8)) != nil
  }
}

extension SourceText {
  /// Whether R.swift's header stands at the beginning.
  fileprivate var isGeneratedByRSwift: Bool {
    path.name == "R.generated.swift"
      && bytes.prefix(256).firstOccurrence(of: Array("Generated by R.swift".utf8)) != nil
  }
}
