/// A Swift type, as far as its written name shows it.
///
/// An optional is what it wraps, a qualified name its last part, and an opaque type what it conforms
/// to: none of them changes the specifier of an interpolation.
package struct TypeName: Hashable, Sendable {
  package let name: String
  /// Generic arguments; a tuple's components; a function's parameters and its result.
  package var arguments: [TypeName] = []
  /// The labels of a tuple's components or of a function's parameters.
  package var labels: [String?] = []

  package init(_ name: String, _ arguments: [TypeName] = [], labels: [String?] = []) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
  }

  package static let int = TypeName("Int")
  package static let double = TypeName("Double")
  package static let string = TypeName("String")
  static let bool = TypeName("Bool")
  package static let error = TypeName("Error")
  /// The types of literals, which become what stands beside them.
  static let integerLiteral = TypeName("integer literal")
  static let floatLiteral = TypeName("float literal")

  static func array(_ element: TypeName) -> TypeName { TypeName("Array", [element]) }

  package static func tuple(_ components: [TypeName], labels: [String?]) -> TypeName {
    TypeName(tupleName, components, labels: labels)
  }

  package static func function(_ parameters: [TypeName], labels: [String?], result: TypeName)
    -> TypeName
  {
    TypeName(functionName, parameters + [result], labels: labels)
  }

  /// An unknown part of a type.
  package static let unknown = TypeName("_")

  /// The type of a generic parameter, by its number in a type or its name in a function: unknown
  /// until it is filled in, or else what it conforms to.
  static func generic(_ name: String, conformingTo bound: TypeName = .unknown) -> TypeName {
    TypeName(unknown.name, bound.isUnknown ? [] : [bound], labels: [name])
  }

  /// The number or the name of the generic parameter that the type stands for.
  var genericName: String? { isUnknown ? labels.first ?? nil : nil }

  /// The name of the type that an enumeration's cases have for their values, which stands as its
  /// argument: `Order.RawValue`.
  package static let rawValue = "RawValue"

  private static let tupleName = "()"
  private static let functionName = "->"

  package var isUnknown: Bool { name == Self.unknown.name }
  package var isTuple: Bool { name == Self.tupleName }
  package var isFunction: Bool { name == Self.functionName }
  package var isLiteral: Bool { self == .integerLiteral || self == .floatLiteral }

  /// The type that a function returns.
  package var result: TypeName? { isFunction ? arguments.last.flatMap(\.known) : nil }

  /// Returns the type of a function's parameter.
  package func parameter(_ index: Int) -> TypeName? {
    isFunction && arguments.dropLast().indices.contains(index) ? arguments[index].known : nil
  }

  /// The type itself where it is known; what a generic parameter conforms to.
  package var known: TypeName? { isUnknown ? arguments.first : self }

  /// The type that iterating over a value yields.
  package var element: TypeName? {
    switch name {
    case "Dictionary" where arguments.count == 2: .tuple(arguments, labels: ["key", "value"])
    case "String", "Substring": TypeName("Character")
    case "IndexSet": .int
    case Self.tupleName, Self.functionName, Self.unknown.name: nil
    default: arguments.count == 1 ? arguments[0].known : nil
    }
  }

  package func component(_ index: Int) -> TypeName? {
    isTuple && arguments.indices.contains(index) ? arguments[index].known : nil
  }

  package func component(_ label: String) -> TypeName? {
    position(ofComponent: label).flatMap { component($0) }
  }

  /// Returns where in a tuple the component with a label stands.
  package func position(ofComponent label: String) -> Int? {
    isTuple ? labels.firstIndex(of: label) : nil
  }

  /// The type of a value that is either of two: a literal becomes what the other one is, and beside a
  /// text no number can stand, so that one was wrong.
  package static func joined(_ left: TypeName?, _ right: TypeName?) -> TypeName? {
    guard let left, let right else { return left.flatMap(\.concrete) ?? right.flatMap(\.concrete) }
    if left == .integerLiteral || left.isNumber && right == .string { return right }
    return left.isLiteral && !right.isLiteral ? right : left
  }

  /// The type itself where it does not wait for another one to decide it.
  private var concrete: TypeName? { isLiteral ? nil : self }
}
