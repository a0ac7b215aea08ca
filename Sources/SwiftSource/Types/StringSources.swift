package import SourceFiles

/// The sources of a project's strings: initial values, bodies, and the cases of enumerations.
package struct StringSources: Sendable {
  /// A declaration that yields a value.
  package struct Source: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case constant
      /// A variable, whose initial value is only one of those that it can have.
      case variable
      /// A computed property or a function.
      case body
    }

    package let kind: Kind
    package let path: FilePath
    /// The bytes of the body of the type around the declaration; empty outside all types.
    package let scope: Range<Int>
    /// The text of the declaration, and where in the file it begins.
    package let bytes: [UInt8]
    package let start: Int
    /// Where in the text the value begins, or the brace of the body.
    package let content: Int
    /// Whether it is a member of the type itself, and not of its values.
    package var isOfType = false

    package var isObjectiveC: Bool { path.fileExtension != "swift" }
  }

  /// An enumeration as one declaration has it.
  package struct Enumeration: Hashable, Sendable {
    package let path: FilePath
    /// The bytes of the type's body.
    package let scope: Range<Int>
    package var cases: [Case] = []
  }

  package struct Case: Hashable, Sendable {
    package let name: String
    /// The raw value that is written, a literal's text as it is in the source.
    package let rawValue: [UInt8]?
    /// Where in the file that begins, or else the name.
    package let start: Int
    package let hasPayload: Bool
  }

  /// A value that code gives to a property, a parameter or the payload of a case where it does not declare
  /// that.
  package struct Write: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      /// An expression, and the type around it; empty outside of all.
      case expression(Source, home: String)
      /// A parameter of the function around it, whose calls tell its values.
      case parameter(Parameter)
    }

    /// The type whose member gets it; nil where it may be any that has one of the name.
    package let owner: String?
    /// Whether it is an argument of an initializer, and no assignment.
    package let isArgument: Bool
    package let value: Value
  }

  /// A parameter of a type's function, as calls name it.
  package struct Parameter: Hashable, Sendable {
    /// The name of the function, of an initializer the type's.
    package let function: String
    package let type: String
    package let label: String?
    package let position: Int

    /// The name under which the arguments are noted.
    package var key: String { Self.key(of: function, label, position) }

    static func key(of function: String, _ label: String?, _ position: Int) -> String {
      "\(function)(\(label ?? String(position)):)"
    }
  }

  /// The owner of all methods in Objective-C, whose receivers are not distinguished.
  package static let messages = "[]"

  /// By the name of the type, empty for none, and then of the member.
  package private(set) var members: [String: [String: [Source]]] = [:]
  package private(set) var enumerations: [String: [Enumeration]] = [:]

  /// More members or enumerations of one name than this say nothing of any of them.
  static let candidateLimit = 16
  /// A longer declaration is no list of keys.
  package static let lengthLimit = 32_768

  package mutating func add(_ name: String, _ source: Source, to owner: String) {
    guard (members[owner]?[name]?.count ?? 0) <= Self.candidateLimit else { return }
    members[owner, default: [:]][name, default: []].append(source)
  }

  package mutating func add(_ enumeration: Enumeration, of name: String) {
    enumerations[name, default: []].append(enumeration)
  }

  /// Returns what declares a member of one type.
  package func sources(of member: String, in type: String) -> [Source] {
    members[type]?[member] ?? []
  }
}

/// Where a name stands that means something declared elsewhere.
package struct SourcePlace: Hashable, Sendable {
  package let path: FilePath
  package let offset: Int

  package init(path: FilePath, offset: Int) {
    self.path = path
    self.offset = offset
  }

  /// Selects those of several things with one name that the place is inside of, or else those in the
  /// same file, or else all.
  ///
  /// Types are distinguished by name alone, and a name in one file seldom means another file's
  /// type.
  func select<Element>(
    _ all: [Element],
    _ position: (Element) -> (path: FilePath, scope: Range<Int>)
  ) -> [Element] {
    guard all.count > 1 else { return all }
    let own = all.filter { position($0).path == path }
    let around = own.filter { position($0).scope.contains(offset) }
    if !around.isEmpty { return around }
    return own.isEmpty ? all : own
  }
}

extension StringSources.Enumeration {
  /// Returns the raw values as the compiler completes them; nil where one is not evident.
  package func rawValues(ofStrings isString: Bool) -> [String] {
    var next = 0
    return cases.map { entry in
      guard let written = entry.rawValue else {
        defer { next &+= 1 }
        return isString ? entry.name : String(next)
      }
      if isString { return SwiftLiteral.text(in: written, 0..<written.count) ?? entry.name }
      let digits = String(decoding: written.filter { $0 != "_" }, as: UTF8.self)
      // The compiler refuses numbers that are too large; what follows is then of no use to anyone.
      next = (Int(digits) ?? next) &+ 1
      return digits
    }
  }
}
