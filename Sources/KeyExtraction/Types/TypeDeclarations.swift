/// The types of everything that one source file declares, by name, in the order of the text.
struct TypeDeclarations: Sendable {
  /// The source of a member's type.
  enum Source: Hashable, Sendable {
    case type(TypeName)
    /// The text of the initial value.
    case value([UInt8])
  }

  /// A member of a type; what stands in no type has an owner with an empty name.
  struct Member: Sendable {
    let owner: String
    let name: String
    let source: Source
  }

  private(set) var members: [Member] = []
  /// The names of a type's superclass and protocols, an enumeration's raw type among them.
  private(set) var parents: [(type: String, names: [String])] = []
  private(set) var aliases: [(name: String, type: TypeName)] = []
  /// The names of structures and enumerations, which no interpolation of a key takes.
  private(set) var valueTypes: [String] = []
  /// The names of classes, actors and protocols.
  private(set) var referenceTypes: [String] = []
  /// The sources of the strings.
  var strings = StringSources()

  /// The name under which what a case holds is declared.
  static func payloadName(of name: String) -> String { payloadPrefix + name }

  static let payloadPrefix = "case "

  /// The name under which the parameters of a function are declared.
  static func parametersName(of function: String) -> String { parametersPrefix + function + "()" }

  static let parametersPrefix = "parameters of "

  mutating func add(_ name: String, _ source: Source, to owner: String) {
    members.append(Member(owner: owner, name: name, source: source))
  }

  mutating func add(parents names: [String], to type: String) {
    if !names.isEmpty { parents.append((type, names)) }
  }

  mutating func add(alias name: String, of type: TypeName) {
    aliases.append((name, type))
  }

  mutating func add(type name: String, isReference: Bool) {
    if isReference { referenceTypes.append(name) } else { valueTypes.append(name) }
  }
}
