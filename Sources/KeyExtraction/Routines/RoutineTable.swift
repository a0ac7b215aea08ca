import LocalizationModel
import SwiftSource

/// The routines that are looked for, by the word that the lexer knows their names as.
struct RoutineTable: Sendable {
  private(set) var vocabulary: Vocabulary
  let formatting: FormattingWords
  private var routines: [[Routine]] = []
  /// The project's own initializers, by the labels that a call of theirs can begin with.
  private(set) var initializers: [String?: [Routine]] = [:]
  /// The superclasses of the project's classes.
  private(set) var superclasses: [String: String] = [:]
  /// The classes of global variables.
  fileprivate(set) var globals: [String: String] = [:]
  /// Names that stand for a key, by the last word of the name.
  private var accessors: [Word: [KeyAccessor]] = [:]

  private init() {
    var vocabulary = Vocabulary()
    formatting = FormattingWords(in: &vocabulary)
    self.vocabulary = vocabulary
  }

  /// Foundation's routines alone, and those of the other frameworks with them.
  static let foundation = RoutineTable().adding(Routine.foundation + Routine.swifternalization)
  /// The views and modifiers that show a string as it is.
  static let displays = RoutineTable().adding(Routine.displays).followed
  /// Those alone that know nothing of SwiftUI.
  static let otherDisplays = RoutineTable().adding(Routine.otherDisplays).followed
  static let frameworks = foundation.adding(Routine.swiftUI + Routine.appIntents)

  /// Names whose calls may hand a variable on, beside those that hold the word `localized`.
  private(set) var customNames: Set<String> = [] {
    didSet { customVocabulary = Vocabulary(customNames) }
  }
  private(set) var customVocabulary = Vocabulary([String]())

  /// Returns a table that has the project's own routines too.
  func adding(_ more: [CustomRoutine]) -> RoutineTable {
    let routines = more.flatMap(\.routines).map(\.custom)
    var table = adding(routines)
    table.customNames.formUnion(routines.map(\.name))
    return table
  }

  /// Whether its routines show strings as they are, and look nothing up.
  private(set) var areShown = false

  /// The table with all its routines at the bottom of what may hand a variable on.
  private var followed: RoutineTable {
    var table = self
    table.areShown = true
    table.customNames = Set(routines.joined().map(\.name))
    return table
  }

  /// Returns a table that has more routines.
  func adding(_ more: [Routine]) -> RoutineTable {
    var table = self
    for routine in more { table.add(routine) }
    return table
  }

  /// Returns a table that knows the superclasses of classes, and the classes of global variables.
  func knowing(_ superclasses: [String: String], _ globals: [String: String]) -> RoutineTable {
    var table = self
    table.superclasses = superclasses
    table.globals = globals
    return table
  }

  /// Returns a table that has more names for keys.
  func adding(_ more: [KeyAccessor]) -> RoutineTable {
    var table = self
    for accessor in more {
      guard let name = accessor.components.last else { continue }
      table.accessors[table.vocabulary.insert(name), default: []].append(accessor)
    }
    return table
  }

  /// Returns the names for keys that end in a word.
  func accessors(endingIn word: Word) -> [KeyAccessor] {
    accessors[word] ?? []
  }

  /// The modules of which a routine wants one to be imported.
  private(set) var modules: Set<String> = []

  /// Whether types of the project declare subscripts with keys, and values that are called with them.
  private(set) var hasSubscripts = false
  private(set) var hasCallableValues = false

  /// The words whose calls may have a key in a closure behind them, of which most projects have none.
  private(set) var wordsWithClosures: Set<Word> = []

  /// The words of property wrappers that look up the value which a property begins with, of which most
  /// projects have none.
  private(set) var wordsOfWrappers: Set<Word> = []

  /// The project's own methods that are the setters of properties, by the words of these.
  private(set) var setters: [Word: String] = [:]

  private mutating func add(_ routine: Routine) {
    modules.formUnion(routine.modules)
    let word = vocabulary.insert(routine.name)
    let index = Int(word.rawValue)
    while routines.count <= index { routines.append([]) }
    if !routines[index].contains(routine) { routines[index].append(routine) }
    if let property = routine.propertyOfSetter {
      setters[vocabulary.insert(property)] = routine.name
    }
    if routine.name == "subscript" { hasSubscripts = true }
    if routine.name == "callAsFunction" { hasCallableValues = true }
    if routine.takesKeyInClosure { wordsWithClosures.insert(word) }
    if routine.takesWrappedKey { wordsOfWrappers.insert(word) }
    for overload in routine.overloads where overload.form == .initializer {
      addInitializer(overload, of: routine)
    }
  }

  subscript(word: Word) -> [Routine] {
    routines.indices.contains(Int(word.rawValue)) ? routines[Int(word.rawValue)] : []
  }

  /// The routines of a name.
  subscript(name: String) -> [Routine] {
    let spelling = Array(name.utf8)
    let word = vocabulary.word(in: spelling, 0..<spelling.count)
    return word == .unknown ? [] : self[word]
  }

  /// The label of every raw value's initializer, so that it says nothing of the type.
  private static let labelOfAnyType = "rawValue"

  private mutating func addInitializer(_ signature: Signature, of type: Routine) {
    guard signature.parameters.contains(where: \.isKey) else { return }
    let routine = Routine(declared: type.name, overloads: [signature], modules: type.modules)
    // A call may leave out parameters before its first label.
    for parameter in signature.parameters {
      if parameter.label == Self.labelOfAnyType { break }
      initializers[parameter.label, default: []].append(routine)
      if !parameter.isOptional { break }
    }
  }
}

extension Routine {
  /// The property to which an assignment sends the message, `textKey` of `setTextKey:`; nil for what is
  /// no method of the project's own, or takes more.
  fileprivate var propertyOfSetter: String? {
    guard form == .message, name.hasPrefix("set"), overloads.contains(where: { $0.isSetter }),
      let first = name.dropFirst(3).first, first.isUppercase
    else { return nil }
    return first.lowercased() + name.dropFirst(4)
  }
}

extension Signature {
  fileprivate var isSetter: Bool { form == .message && parameters.count == 1 }
}

/// The routines that need no look at the sources.
final class KnownRoutines: Sendable {
  let routines: RoutineTable

  init(_ routines: RoutineTable) { self.routines = routines }
}
