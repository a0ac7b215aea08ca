import SourceFiles

/// What gives the strings of a project: initial values, bodies, and the cases of enumerations.
struct StringSources: Sendable {
  /// A declaration that yields a value.
  struct Source: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case constant
      /// A variable, whose initial value is only one of those that it can have.
      case variable
      /// A computed property or a function.
      case body
    }

    let kind: Kind
    let path: FilePath
    /// The text of the declaration.
    let bytes: [UInt8]
    /// Where in the text the value begins, or the brace of the body.
    let content: Int
  }

  /// An enumeration as one declaration has it.
  struct Enumeration: Hashable, Sendable {
    let path: FilePath
    var cases: [Case] = []
  }

  struct Case: Hashable, Sendable {
    let name: String
    /// The raw value that is written, a literal's text as it is in the source.
    let rawValue: [UInt8]?
    let hasPayload: Bool
  }

  /// By the name of the type, empty for none, and then of the member.
  private var members: [String: [String: [Source]]] = [:]
  private var enumerations: [String: [Enumeration]] = [:]

  /// More members of one name than this say nothing of any of them.
  private static let candidateLimit = 16
  /// A longer declaration is no list of keys.
  static let lengthLimit = 32_768

  mutating func add(_ name: String, _ source: Source, to owner: String) {
    guard (members[owner]?[name]?.count ?? 0) <= Self.candidateLimit else { return }
    members[owner, default: [:]][name, default: []].append(source)
  }

  mutating func add(_ enumeration: Enumeration, of name: String) {
    enumerations[name, default: []].append(enumeration)
  }

  mutating func merge(_ other: StringSources) {
    members.merge(other.members) { left, right in
      left.merging(right) { $0 + $1 }
    }
    enumerations.merge(other.enumerations) { $0 + $1 }
  }

  /// Returns what declares a member of one type; those of the file at `path` alone where it has any.
  ///
  /// Types are told apart by name alone, and a name in one file seldom means another file's type.
  func sources(of member: String, in type: String, near path: FilePath) -> [Source] {
    let all = members[type]?[member] ?? []
    let own = all.filter { $0.path == path }
    if !own.isEmpty { return own }
    return all.count > Self.candidateLimit ? [] : all
  }

  /// Returns the enumerations of a name; those of the file at `path` alone where it has any.
  func enumerations(named name: String, near path: FilePath) -> [Enumeration] {
    let all = enumerations[name] ?? []
    let own = all.filter { $0.path == path }
    return own.isEmpty ? all : own
  }
}

extension StringSources.Enumeration {
  /// Returns the raw values as the compiler completes them; nil where one is not evident.
  func rawValues(ofStrings isString: Bool) -> [String] {
    var next = 0
    return cases.map { entry in
      guard let written = entry.rawValue else {
        defer { next += 1 }
        return isString ? entry.name : String(next)
      }
      if isString {
        return SwiftLiteral(written, in: 0..<written.count)?.text ?? entry.name
      }
      let digits = String(decoding: written.filter { $0 != "_" }, as: UTF8.self)
      next = (Int(digits) ?? next) + 1
      return digits
    }
  }
}
