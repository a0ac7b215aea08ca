import SwiftSource

extension DeclarationReader {
  /// A type while its members are read, or an extension of one.
  struct TypeScope {
    let exposure: Exposure
    let name: String
    /// The place of the name among the file's bytes.
    let offset: Int
    /// Whether the compiler makes an initializer from the stored properties.
    var hasMemberwiseInitializer: Bool
    /// Whether it extends `String`, whose members can have the key as their receiver.
    let isString: Bool
    /// The names of the types around it and its own.
    let path: [String]
    let isExtension: Bool
    /// Whether no other file sees it.
    let isPrivate: Bool
    /// Whether it is known for a structure or an enumeration.
    let isOfValue: Bool
    /// The parameters of a generic type, which may be of a localizable one.
    var generics: Set<String> = []
    var properties: [Parameter] = []
    /// The properties that the memberwise initializer takes, as they are written, by their names.
    var written: [String: TokenList.WrittenParameter] = [:]
    /// The bodies of computed properties that use keys.
    var bodies: [(flow: ArgumentFlow.Result, range: Range<Int>)] = []
    /// The tables that properties name where an initializer leaves them out.
    var defaultTables: [String: ArgumentFlow.Table] = [:]
    /// The uses that the type's bodies make of its properties.
    var flow = ArgumentFlow.Result()
    /// The initializers that store what they get.
    var initializers: [StoringInitializer] = []
    /// The properties that Interface Builder sets.
    var inspectables: [InspectableProperty] = []

    /// Whether it has a member that its bodies tell of, or bodies that tell of one.
    var mayMatter: Bool {
      hasMemberwiseInitializer || !initializers.isEmpty || flow.hasKey || !inspectables.isEmpty
    }
  }

  /// The types whose members have a string for their receiver.
  static let strings: Set<String> = ["NSString", "String", "StringLiteralType", "StringProtocol"]

  /// Whether a type, or the one that an extension extends, is known for a structure or an enumeration.
  mutating func isOfValue(_ item: Outline.Item) -> Bool {
    guard item.kind == .extensionOfType else { return item.kind.isValue }
    let name = list.text(item.name)
    return name == "String" || valueTypes.contains(name)
  }

  /// An initializer that gives some properties the values of its parameters.
  struct StoringInitializer {
    let item: Outline.Item
    /// The uses that its own body makes of its parameters.
    let flow: ArgumentFlow.Result
    let stored: [StoredName]
  }

  /// A property and the name of what it gets.
  struct StoredName {
    let property: String
    let value: String
  }

  /// Which members of a type count.
  enum Exposure {
    case everything
    /// Those that are declared `public` or `open`, and all cases of an enumeration.
    case whatIsPublic
    case nothing
  }

  /// Returns where an initializer of a type is at home.
  func home(ofInitializerIn scope: TypeScope?, isPrivate: Bool = false) -> Signature.Home? {
    scope.map { scope in
      Signature.Home(
        path: path,
        outer: scope.path.dropLast(),
        isPrivate: scope.isPrivate || isPrivate,
        isExtension: scope.isExtension
      )
    }
  }

  /// Returns where a function is at home; nil where every file sees it by its name alone.
  func home(ofFunctionAt keyword: Int, in scope: TypeScope?) -> Signature.Home? {
    let isPrivate = scope?.isPrivate ?? false || isPrivate(keyword)
    guard scope != nil || isPrivate else { return nil }
    return Signature.Home(
      path: path,
      outer: scope?.path ?? [],
      isPrivate: isPrivate,
      isExtension: scope?.isExtension ?? false,
      isOfValue: scope?.isOfValue ?? false
    )
  }

  /// Returns where a case of an enumeration is at home.
  func home(ofCaseIn scope: TypeScope?) -> Signature.Home? {
    scope.map { scope in
      Signature.Home(
        path: path,
        outer: scope.path,
        isPrivate: scope.isPrivate,
        isExtension: scope.isExtension
      )
    }
  }

  func isPrivate(_ keyword: Int) -> Bool {
    list.hasModifier(.private, before: keyword)
  }

  /// Returns which members of a type, an extension or a protocol count.
  func exposure(of type: Outline.Item, in outer: TypeScope?) -> Exposure {
    guard readsPublicOnly else { return .everything }
    let isExtension = type.kind == .extensionOfType
    guard isExtension || isExposed(type.keyword, in: outer) else { return .nothing }
    switch type.kind {
    case .protocolType: return .everything
    case .extensionOfType where isPublic(type.keyword): return .everything
    default: return .whatIsPublic
    }
  }

  /// Returns whether a declaration in a type, or outside of all, counts.
  func isExposed(_ keyword: Int, in scope: TypeScope?) -> Bool {
    guard readsPublicOnly else { return true }
    switch scope?.exposure ?? .whatIsPublic {
    case .everything:
      return !list.hasModifier(.internal, before: keyword)
    case .whatIsPublic: return isPublic(keyword)
    case .nothing: return false
    }
  }

  private func isPublic(_ keyword: Int) -> Bool {
    list.hasModifier(.public, before: keyword)
  }

  func isStatic(_ keyword: Int) -> Bool { list.isStatic(keyword) }

  func isDisfavored(_ keyword: Int) -> Bool {
    (max(0, keyword - 12)..<keyword).contains {
      list.kind($0) == .at && list.kind($0 + 1) == .identifier
        && list.text($0 + 1) == "_disfavoredOverload"
    }
  }
}

extension TokenList {
  /// Returns the names that a body stores as they are in what may be properties, which are the values:
  /// `self.title = title`.
  func storedNames(in body: Range<Int>) -> [DeclarationReader.StoredName] {
    var names: [DeclarationReader.StoredName] = []
    for equals in body where self[equals].kind == .equals {
      let value = equals + 1
      guard let property = target(of: equals), kind(value) == .identifier, keyword(value) == nil,
        isOwn(property), expressionEnd(from: value, limit: body.upperBound) == value + 1
      else { continue }
      names.append(.init(property: text(property), value: text(value)))
    }
    return names
  }
}

extension Outline.Item.Kind {
  /// Whether it is a type from which no other one inherits anything.
  var isValue: Bool { self == .structure || self == .enumeration }
}
