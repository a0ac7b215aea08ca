import SourceFiles

/// What a whole source set declares with localizable types.
struct DeclarationIndex: Sendable {
  private(set) var declarations = Declarations()
  private(set) var types = LocalizableTypes()

  /// Reads the Swift files among `paths` that mention a localizable type.
  ///
  /// A file that cannot be read is left out here; reading its keys reports it.
  init(_ paths: [FilePath], in files: FileSystem, jobs: Int, isOn: Bool) {
    guard isOn else { return }
    read { types in
      paths.concurrentMap(jobs: jobs) { path in
        // What cannot be read declares nothing; the extraction itself reports it.
        guard path.fileExtension == "swift", let text = try? SourceText(reading: path, in: files)
        else { return Declarations() }
        return Self.declarations(in: text, types)
      }
    }
  }

  init(_ texts: [SourceText], isOn: Bool) {
    guard isOn else { return }
    read { types in texts.map { Self.declarations(in: $0, types) } }
  }

  /// Reads once, and once more where that brought new names for localizable types.
  private mutating func read(_ readAll: (LocalizableTypes) -> [Declarations]) {
    merge(readAll(types))
    guard !declarations.aliases.isEmpty else { return }
    for alias in declarations.aliases { types.insert(alias) }
    merge(readAll(types))
  }

  private mutating func merge(_ all: [Declarations]) {
    declarations = Declarations()
    for one in all { declarations.merge(one) }
  }

  private static func declarations(in text: SourceText, _ types: LocalizableTypes) -> Declarations {
    guard types.mayOccur(in: text.bytes) else { return Declarations() }
    let list = TokenList(
      swift: text.bytes,
      in: 0..<text.bytes.count,
      vocabulary: Vocabulary(),
      keepsComments: false
    )
    var reader = DeclarationReader(list, types)
    reader.read()
    return reader.declarations
  }
}

extension LocalizableTypes {
  /// Tells whether a text mentions a type by name, or may.
  func mayOccur(in bytes: [UInt8]) -> Bool {
    let spellings = names.map { Array($0.utf8) }
    var firstBytes = [Bool](repeating: false, count: 256)
    for spelling in spellings { firstBytes[Int(spelling.first ?? 0)] = true }
    var previousIsPart = false
    for (index, byte) in bytes.enumerated() {
      if !previousIsPart, firstBytes[Int(byte)] {
        let rest = bytes[index...]
        if spellings.contains(where: { rest.starts(with: $0) }) { return true }
      }
      previousIsPart = byte.isIdentifierPart
    }
    return false
  }
}

extension TokenList {
  /// The modules that a Swift file imports.
  var imports: Set<String> {
    var modules: Set<String> = []
    for index in range where keyword(index) == .import {
      switch keyword(index + 1) {
      case .struct, .class, .enum, .func, .let, .var, .typealias, .protocol:
        if kind(index + 2) == .identifier { modules.insert(text(index + 2)) }
      default:
        if kind(index + 1) == .identifier { modules.insert(text(index + 1)) }
      }
    }
    return modules
  }
}
