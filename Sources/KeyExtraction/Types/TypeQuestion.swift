import SourceFiles

/// A question to a `TypeIndex`.
enum TypeQuestion: Hashable, Sendable {
  case sources(member: String, type: String)
  case ownSources(member: String, type: String, path: FilePath)
  case stringSources(member: String, type: String, place: SourcePlace)
  case cases(name: String, place: SourcePlace)
  case ancestors(String)
  case conformers(String)
  case owners(member: String)
  case rawType(String)
  case resolved(TypeName)
  case isDeclared(String)
  case isValue(String)
  case hasAlias(String)

  /// Asks the question.
  func ask(_ index: TypeIndex) -> any Hashable & Sendable {
    switch self {
    case .sources(let member, let type): Answered(index.sources(of: member, in: type))
    case .ownSources(let member, let type, let path):
      Answered(index.sources(of: member, in: type, declaredIn: path))
    case .stringSources(let member, let type, let place):
      Answered(index.stringSources(of: member, in: type, from: place))
    case .cases(let name, let place): Answered(index.cases(of: name, from: place))
    case .ancestors(let type): Answered(index.ancestors(of: type))
    case .conformers(let type): Answered(index.conformers(of: type))
    case .owners(let member): Answered(index.owners(of: member))
    case .rawType(let type): Answered(index.rawType(of: type))
    case .resolved(let type): Answered(index.resolved(type))
    case .isDeclared(let type): Answered(index.isDeclared(type))
    case .isValue(let type): Answered(index.isValue(type))
    case .hasAlias(let type): Answered(index.hasAlias(type))
    }
  }
}

/// A value in a box, because one that may be nil is not told from the lack of one when it is cast.
struct Answered<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// An answer, and what it was read from.
struct TypeAnswer: Sendable {
  let value: any Hashable & Sendable
  let dependencies: TypeDependencies

  /// Tells whether another answer is the same.
  func isSame(as other: any Hashable & Sendable) -> Bool { Self.isSame(value, other) }

  private static func isSame<Value: Hashable>(_ value: Value, _ other: any Hashable) -> Bool {
    other as? Value == value
  }
}

/// What an answer was read from.
struct TypeDependencies: Sendable {
  /// The indices of the files of which a declaration was looked at.
  private(set) var files: Set<Int> = []
  /// The hashes of the names by which such files were found.
  private(set) var names: Set<UInt32> = []

  mutating func note(files: [Int]) { self.files.formUnion(files) }

  mutating func note(name hash: UInt32) { names.insert(hash) }

  mutating func note(_ other: TypeDependencies) {
    files.formUnion(other.files)
    names.formUnion(other.names)
  }
}
