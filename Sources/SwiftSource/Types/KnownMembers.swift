import SourceFiles

/// Members of Swift's, Foundation's and the user interface frameworks' types whose types matter to
/// interpolations.
package enum KnownMembers {
  /// The types of properties that have one meaning in every type that has them.
  static let ofAnyType = ofType["*"] ?? [:]

  /// The variables and functions of C.
  static let ofC = ofType["C"] ?? [:]

  /// Returns whether a name is that of a type of the frameworks, and of no function of C.
  static func isType(_ name: String) -> Bool {
    ofType[name] != nil || typesMadeOfValues.contains(name) || stringFunctions.contains(name)
      || TypeName(name).isNumber || TypeName.appleAliases[name] != nil
  }

  /// The other types that are often made of a value without a label.
  private static let typesMadeOfValues: Set<String> = [
    "AnyView", "Array", "AttributedString", "Binding", "Bool", "Character", "CharacterSet", "Color",
    "Data", "Date", "Decimal", "Dictionary", "ForEach", "Image", "IndexSet", "Locale",
    "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString", "NSDecimalNumber",
    "NSNumber", "NSString", "Optional", "Set", "State", "String", "Substring", "Text", "URL",
    "UUID",
  ]

  /// Requirements of Swift's, Foundation's and SwiftUI's protocols: all kinds of types have such
  /// members, so that those of the project's tell nothing of a receiver.
  static let ofProtocols: Set<String> = [
    "allCases", "animatableData", "body", "count", "customMirror", "debugDescription",
    "defaultValue", "description", "displayRepresentation", "distance()", "endIndex",
    "errorCode", "errorDescription", "errorDomain", "failureReason", "first", "hashValue",
    "helpAnchor", "id", "intValue", "isEmpty", "last", "localizedDescription",
    "localizedStringResource", "lowerBound", "magnitude", "projectedValue", "rawValue",
    "recoverySuggestion", "startIndex", "stringValue", "underestimatedCount", "upperBound",
    "wrappedValue",
  ]

  /// Names of texts and the like that many types of the frameworks have, so that a member of a string
  /// with such a name says nothing of a receiver.
  static let ofManyTypes: Set<String> = [
    "body", "caption", "color", "content", "contents", "count", "description", "detail", "details",
    "display", "displayName", "error", "first", "footer", "header", "help", "hint", "id",
    "identifier", "image", "info", "key", "label", "last", "localizedDescription", "message",
    "name", "path", "placeholder", "prompt", "string", "stringValue", "subtitle", "text", "title",
    "type",
    "url", "value",
  ]

  package static func property(_ name: String, of type: TypeName) -> TypeName? {
    switch name {
    case "first", "last": return type.element
    case "lazy", "wrappedValue", "projectedValue", "self", "unsafelyUnwrapped":
      return type
    case "magnitude": return type.magnitude
    case "allCases": return .array(type)
    case "indices": return TypeName("Range", [.int])
    case "lowerBound", "upperBound":
      return ["ClosedRange", "Range"].contains(type.name) ? type.element : declared(name, of: type)
    case "keys": return dictionaryPart(0, of: type)
    case "values": return dictionaryPart(1, of: type)
    case "attributes" where type.name == activityContext: return type.element
    case "state" where type.name == activityContext: return TypeName("ContentState")
    case "value" where type.name == "Task": return type.element
    case "current", "shared", "default", "main", "standard", "now", "zero", "general", "max", "min",
      "processInfo", "autoupdatingCurrent", "distantPast", "distantFuture", "infinity", "pi":
      return type.element == nil ? type : nil
    default: return declared(name, of: type)
    }
  }

  /// Returns the type of a member that an extension of a type of the system names alone.
  static func ofExtended(_ name: String, of type: TypeName) -> TypeName? {
    if let known = declared(name, of: type) { return known }
    return extendedTypes.contains(type.name) ? ofAnyType[name] : nil
  }

  private static let extendedTypes: Set<String> = [
    "Array", "CGRect", "CGSize", "Collection", "Data", "Dictionary", "NSString", "Sequence", "Set",
    "String", "StringProtocol", "Substring", "URL", "UUID",
  ]

  package static func method(_ name: String, of type: TypeName) -> TypeName? {
    if type.name == "Text" { return type }
    switch name {
    case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
      "rounded", "signum", "advanced", "truncatingRemainder", "union", "intersection",
      "subtracting", "remainder", "settingAttributes", "mergingAttributes",
      "replacingAttributes":
      return type
    case "random": return type.isNumber || type == .bool ? type : nil
    case "first", "last", "max", "min", "randomElement", "removeFirst", "removeLast", "popLast",
      "popFirst":
      return type.element
    case "firstIndex", "lastIndex", "distance", "count": return .int
    case "split": return .array(TypeName("Substring"))
    case "components": return type.name == "Calendar" ? TypeName("DateComponents") : .array(.string)
    default: return declared(name + "()", of: type)
    }
  }

  /// The type of a declared member, a subscript under the name `[]`.
  package static func declared(_ member: String, of type: TypeName) -> TypeName? {
    ofType[type.name]?[member]
  }

  /// Returns the types that members of a name have in those types of the frameworks whose values are
  /// often met without their type being known.
  package static func types(ofMember name: String) -> [TypeName] {
    ["DateComponents", "IndexPath"].compactMap { ofType[$0]?[name] }
  }

  private static func dictionaryPart(_ index: Int, of type: TypeName) -> TypeName? {
    type.name == "Dictionary" && type.arguments.count == 2 ? .array(type.arguments[index]) : nil
  }

  /// The types of members by the types that have them, `*` for any.
  private static let ofType: [String: [String: TypeName]] = {
    var types: [String: [String: TypeName]] = [:]
    for row in EmbeddedText(PackageResources.known_members_tsv).rows {
      let names = row[1].words
      let type = TypeName(names[0], names.dropFirst().map { TypeName($0) })
      let members = row[2].words.map { ($0, type) }
      for owner in row[0].words { types[owner, default: [:]].merge(members) { first, _ in first } }
    }
    return types
  }()

  /// Generic types whose members are all their own.
  static let collections: Set<String> = [
    "Array", "ClosedRange", "Dictionary", "Enumerated", "Measurement", "Range", "Result", "Set",
    "Stride", "Zip",
  ]

  /// Functions with a capital letter that return a string.
  static let stringFunctions: Set<String> = [
    "NSLocalizedString", "NSStringFromClass", "NSStringFromSelector", "NSHomeDirectory",
    "NSUserName", "NSFullUserName", "NSTemporaryDirectory",
  ]

  /// Methods whose closure takes the receiver's elements.
  package static let elementwise: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "contains", "allSatisfy",
    "sorted", "sort", "min", "max", "reduce", "firstIndex", "lastIndex", "removeAll", "drop",
    "prefix", "count", "partition", "split",
  ]

  /// Those of them that optionals have as well.
  static let ofOptionals: Set<String> = ["map", "flatMap"]

  /// Those of them that make a sequence of what their closure yields.
  static let mappings: Set<String> = ["map", "compactMap", "flatMap"]

  /// Methods that give another element to a collection, or several `contentsOf:` a sequence.
  package static let insertions: Set<String> = ["append", "insert"]

  /// Views that make others of each element.
  package static let loops: Set<String> = [
    "ForEach", "List", "Table", "OutlineGroup", "Chart", "Picker",
  ]

  /// Labels of arguments whose value the closure beside them gets.
  static let subjects: Set<String> = ["item", "presenting", "of"]

  /// The parameters that the closures of some methods take.
  static let closureParameters: [String: [TypeName]] = [
    "GeometryReader": [TypeName("GeometryProxy")],
    "reverseGeocodeLocation": [.array(TypeName("CLPlacemark")), .error],
    "geocodeAddressString": [.array(TypeName("CLPlacemark")), .error],
    "dataTask": [TypeName("Data"), TypeName("URLResponse"), .error],
    "downloadTask": [TypeName("URL"), TypeName("URLResponse"), .error],
  ]

  /// The context of a live activity's views, whose argument is its attributes.
  static let activityContext = "ActivityViewContext"
}

extension TypeName {
  /// The type of a number without its sign.
  fileprivate var magnitude: TypeName {
    if isLiteral { return settled.magnitude }
    return name.hasPrefix("Int") && isNumber ? TypeName("U" + name) : self
  }
}
