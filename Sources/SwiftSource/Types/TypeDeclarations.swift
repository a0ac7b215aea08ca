/// The types of everything that one source file declares, by name, in the order of the text.
package struct TypeDeclarations: Sendable {
  /// The source of a member's type.
  package enum Source: Hashable, Sendable {
    case type(TypeName)
    /// The text of the initial value.
    case value([UInt8])
  }

  /// A member of a type; what stands in no type has an owner with an empty name.
  package struct Member: Sendable {
    package let owner: String
    /// The type around the owner; empty where none is.
    let outer: String
    package let name: String
    package let source: Source
  }

  package private(set) var members: [Member] = []
  /// The names of a type's superclass and protocols, an enumeration's raw type among them.
  package private(set) var parents: [(type: String, names: [String])] = []
  package private(set) var aliases: [(name: String, type: TypeName)] = []
  /// The names of structures and enumerations, which no interpolation of a key takes.
  package private(set) var valueTypes: [String] = []
  /// The names of classes, actors and protocols.
  package private(set) var referenceTypes: [String] = []
  /// The types around the types that the file defines, by the names of these; empty where none is.
  private(set) var outers: [String: Set<String>] = [:]
  /// The names of protocols, which no value is of alone.
  var protocols: [String] = []
  /// The sources of the strings.
  package var strings = StringSources()

  /// The name under which what a case holds is declared.
  package static func payloadName(of name: String) -> String { payloadPrefix + name }

  /// The name under which what a case gets is noted: at a label, or else at a position.
  static func payloadName(of name: String, _ label: String?, at position: Int) -> String {
    "\(payloadPrefix)\(name) \(label ?? String(position))"
  }

  static let payloadPrefix = "case "

  /// The name under which the parameters of a function are declared.
  package static func parametersName(of function: String) -> String {
    parametersPrefix + function + "()"
  }

  static let parametersPrefix = "parameters of "

  package mutating func add(
    _ name: String,
    _ source: Source,
    to owner: String,
    in outer: String = ""
  ) {
    members.append(Member(owner: owner, outer: outer, name: name, source: source))
  }

  package mutating func add(parents names: [String], to type: String) {
    if !names.isEmpty { parents.append((type, names)) }
  }

  package mutating func add(alias name: String, of type: TypeName) {
    aliases.append((name, type))
  }

  package mutating func add(type name: String, in outer: String, isReference: Bool) {
    outers[name, default: []].insert(outer)
    if isReference { referenceTypes.append(name) } else { valueTypes.append(name) }
  }
}
