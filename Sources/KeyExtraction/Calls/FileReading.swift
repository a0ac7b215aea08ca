import Diagnostics
import LocalizationModel
import SourceFiles
import SwiftSource

/// The result of reading a file so far.
struct FileReading {
  var extraction: Extraction
  var locator: SourceLocator
  /// The kind of code that the next use stands in.
  var sourceContext: SourceContext
  /// Whether only types tell whether some literals are keys.
  var hasUnclearTypes = false
  /// The literals that were read with a cast behind them, or as what a closure yields.
  var castLiterals: Set<Int> = []
  /// For the names of the file's types the bytes in which they mean these; nil until one is asked
  /// for.
  var ownTypes: [Word: [Range<Int>]]?
  /// The routines that members of `String` call on the string itself, without naming it, and those that
  /// make a key of what may be a parameter.
  var openRoutines: Set<String> = []
  /// Whether `.init(…)` makes a key of a name, which may be a parameter's.
  var makesKeysOfNames = false
  /// The names like that of a look-up that are called on what is no literal, and that are declared.
  var lookUpsCalled: Set<String> = []
  var lookUpsDeclared: Set<String> = []
  /// The names before dots that may be those of types which are generated from tables.
  var generatedRoots: Set<String> = []
  /// Where the code ends that no build has, behind `#if false`, as far as it was read.
  var deadCodeEnd = 0
  /// The bodies of the file's types; nil until one is requested.
  var typeBodies: NestedNames?
  /// The bodies of its functions and properties; nil until one is requested.
  var memberBodies: NestedNames?
  /// The names of the functions in bodies of the file; nil until one is requested.
  var localFunctions: Set<String>?
  /// The look-ups of keys which another initializer within a call makes, by its place.
  var outerLookUps: [Int: KeyLookUp] = [:]
  /// The tables that calls name beside values whose keys stand elsewhere.
  var tablesOfValues: Set<TableOfValue> = []
  /// Whether a call has many keys, of which one reference stands for all.
  var hasChoices = false
  /// The literals that shown texts come from, by the places of the calls that show them.
  var origins: [Int: Set<SourcePlace>] = [:]
  /// The arguments that are put into texts, to be told to the references when all are found.
  var formattedTexts = FormattedTexts()

  init(_ text: SourceText, _ sourceContext: SourceContext) {
    extraction = Extraction(path: text.path)
    locator = SourceLocator(text)
    self.sourceContext = sourceContext
  }

  /// Keeps the directives of a file.
  mutating func add(_ directives: [Range<Int>], in bytes: [UInt8]) {
    for comment in directives {
      extraction.directives.append(
        ScanDirective(
          text: bytes.directiveText(in: comment),
          location: locator.location(of: comment)
        )
      )
    }
  }

  /// Returns what is wrong with the form of the file.
  mutating func report(_ defects: [SourceDefects.Defect]) {
    for (range, message) in defects {
      extraction.diagnostics.append(
        Diagnostic(
          rule: .malformedSource,
          severity: .warning,
          message: message,
          location: locator.location(of: range)
        )
      )
    }
  }

  /// Takes back the references from an index on, but for those with something put in: as literals, their
  /// keys are still mentioned.
  mutating func removeLiterals(ofReferencesFrom start: Int) {
    let kept = extraction.references[start...].filter { $0.traits.contains(.isFilled) }
    extraction.references.replaceSubrange(start..., with: kept)
  }

  /// Adds traits to the references from an index on.
  mutating func add(_ traits: TextTraits, toReferencesFrom start: Int) {
    guard !traits.isEmpty else { return }
    for index in extraction.references.indices.dropFirst(start) {
      extraction.references[index].traits.formUnion(traits)
      extraction.references[index].settleFormatting()
    }
  }
}

extension KeyReference {
  /// Returns whether a text that is shown at once has been formatted: by one of the project's own
  /// routines, with what it got.
  fileprivate mutating func settleFormatting() {
    guard traits.contains(.isShown), origin != .argument else { return }
    traits.remove(.isShown)
    if traits.contains(.mayBeFormatted), formatArguments == nil { formatArguments = [] }
  }
}
