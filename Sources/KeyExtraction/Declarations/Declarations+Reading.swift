import Platform
import SourceFiles
import SwiftSource

extension Declarations {
  /// Reads what one file declares; of a package's what other modules can see.
  init(
    in unit: SourceUnit,
    _ types: LocalizableTypes,
    _ routines: RoutineTable,
    isHanding: Bool = false,
    isOfPackage: Bool = false
  ) {
    self.init()
    let (text, syntax) = (unit.text, unit.syntax)
    if unit.isInterface { return }
    guard
      isHanding || text.isGeneratedBySwiftGen || routines.mayWrap(unit)
        || syntax == .swift
          && (types.mayOccur(in: text.bytes) || Self.macros.finds(wordIn: text.bytes))
    else {
      if syntax == .objectiveC { readClasses(in: text.bytes) }
      if syntax == .swift, !isOfPackage { readOwnBundles(in: unit) }
      return
    }
    switch syntax {
    case .swift:
      var reader = DeclarationReader(unit, types, routines, readsPublicOnly: isOfPackage)
      reader.read()
      self = reader.declarations
      if !isOfPackage { readOwnBundles(in: unit) }
    case .objectiveC:
      self = ObjectiveCWrappers(unit, routines).declarations()
    }
  }

  /// A search for the macro that says where another one is implemented.
  private static let macros = WordSearch.searches(for: ["externalMacro"])[0]
}

extension Declarations {
  private mutating func readOwnBundles(in unit: SourceUnit) {
    // Nearly no file has any.
    guard unit.text.bytes.mayDeclareBundle else { return }
    add(bundlesIn: FileConstants(unit.tokens, unit.outline), of: unit.path)
  }
}

extension SourceText {
  /// Whether SwiftGen's header stands at the beginning.
  fileprivate var isGeneratedBySwiftGen: Bool {
    bytes.prefix(256).firstOccurrence(of: Self.nameOfSwiftGen) != nil
  }

  private static let nameOfSwiftGen = Array("using SwiftGen".utf8)
}

extension RoutineTable {
  /// Returns whether a text may hand a variable on to a routine as its key: whether behind the name
  /// of one stands something else than a literal.
  ///
  /// Only a custom routine, `NSLocalizedString`, `localizedString…` and the conversions to a
  /// localizable type can be at the bottom of a wrapper; all but the first hold one word.
  func mayWrap(_ unit: SourceUnit) -> Bool {
    let bytes = unit.text.bytes
    let namesCustom =
      switch unit.syntax {
      case .swift: !customNames.isEmpty && unit.tokens.contains(wordOf: customVocabulary)
      // A macro's text has no tokens.
      case .objectiveC:
        customNames.contains { bytes[...].firstOccurrence(of: Array($0.utf8)) != nil }
      }
    if namesCustom { return true }
    var cursor = Cursor(bytes, in: 0..<bytes.count)
    // The line of the last word, and where that stands: no line is gone back through twice.
    var (line, last) = (0, 0)
    while true {
      // The rarest letter of the word.
      let z = bytes.offset(of: UInt8(ascii: "z"), from: cursor.offset)
      guard z < bytes.count else { return false }
      cursor.move(to: z + 1)
      guard bytes[max(0, z - Self.beforeZ.count)..<z].elementsEqual(Self.beforeZ) else { continue }
      cursor.skip(while: \.isIdentifierPart)
      // The other name of a routine: `#define TEXT NSLocalizedString`.
      if cursor.current != "(" {
        let start = bytes.startOfLine(around: z, notBefore: last)
        if start > last { line = start }
        last = z
        if bytes.isDefinition(at: line) { return true }
      }
      // What R.swift makes of a table may have another name.
      if cursor.current != ".",
        bytes[max(0, z - Self.tableOfR.count)..<z].elementsEqual(Self.tableOfR)
      {
        return true
      }
      // A macro may go on behind a backslash.
      cursor.skip { $0 == "(" || $0 == ":" || $0 == "\\" || $0.isWhitespace }
      if cursor.isAt(Self.forKey) { cursor.skip { $0 != ":" } }
      // A macro makes a literal of its argument: `@key`, `@#key`.
      cursor.skip { $0 == "(" || $0 == ":" || $0 == "@" || $0 == "#" || $0.isWhitespace }
      // It may become a key on the way: `String(localized: .init(key))`.
      if cursor.isAt(Self.initializer) { cursor.advance(by: Self.initializer.count) }
      if cursor.current.isIdentifierPart, !cursor.isAt(Self.cfstr) { return true }
    }
  }

  private static let beforeZ = Array("ocali".utf8)
  private static let tableOfR = Array("R.string.locali".utf8)
  private static let forKey = Array("forKey".utf8)
  private static let initializer = Array(".init(".utf8)
  private static let cfstr = Array("CFSTR".utf8)
}

extension [UInt8] {
  /// Whether a line that begins at an offset is that of a macro's definition.
  fileprivate func isDefinition(at start: Int) -> Bool {
    let line = self[start...].drop(while: \.isBlank)
    return line.first == UInt8(ascii: "#")
      && line.dropFirst().drop(while: \.isBlank).starts(with: "define".utf8)
  }
}
