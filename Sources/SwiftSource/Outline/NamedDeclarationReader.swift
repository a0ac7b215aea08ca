package import LocalizationModel

/// Finds the declarations around uses of keys whose code runs only where something names them.
///
/// Left out is what is called by other ways than its name: overrides, what attributes and systems find, the
/// interface of a module, and members that an unknown protocol may use.
package struct NamedDeclarationReader {
  private let list: TokenList
  private let outline: Outline
  /// Whether the system may find the file's types by itself.
  private let mayHoldFoundTypes: Bool

  package init(_ list: TokenList, _ outline: Outline, imports: Set<String>) {
    (self.list, self.outline) = (list, outline)
    mayHoldFoundTypes = !imports.isDisjoint(with: Self.modulesOfFoundTypes)
  }

  /// The modules that find types by the protocols to which they conform.
  private static let modulesOfFoundTypes: Set<String> = [
    "ActivityKit", "AppIntents", "Intents", "IntentsUI", "TipKit", "WidgetKit",
  ]

  /// Returns the declarations around some places, in bytes and in ascending order, and all views; those
  /// around others come first.
  ///
  /// Complexity: O(*n*) for *n* items of the outline and places.
  package func declarations(around uses: [Int]) -> [NamedDeclaration] {
    var found: [NamedDeclaration] = []
    var types: [Int] = []
    var next = 0
    for index in outline.range {
      let item = outline.items[index]
      let start = list[item.keyword].start
      while next < uses.count, uses[next] < start { next += 1 }
      let isView = item.kind == .structure && Self.views.isAny(in: item.type, of: list)
      guard isView || next < uses.count else { continue }
      while let last = types.last, outline.items[last].end <= item.keyword { types.removeLast() }
      let end = list[item.end - 1].end
      if isView || uses[next] < end,
        let declaration = declaration(of: item, start..<end, in: types.last { isBody($0, item) })
      {
        found.append(declaration)
      }
      if item.kind.isType { types.append(index) }
    }
    return found
  }

  private func isBody(_ type: Int, _ item: Outline.Item) -> Bool {
    item.bracket != nil && outline.items[type].body == item.bracket
  }

  private func declaration(
    of item: Outline.Item,
    _ range: Range<Int>,
    in type: Int?
  ) -> NamedDeclaration? {
    let kind: NamedDeclaration.Kind
    switch item.kind {
    case .structure, .classType, .enumeration, .actor:
      if mayHoldFoundTypes || item.body == nil { return nil }
      kind = .type
    case .function: kind = .function
    case .property: kind = .property
    default: return nil
    }
    let access = readAccess(before: item.keyword)
    guard access != .unnamed, !Self.knownNames.contains(item.name, of: list) else { return nil }
    let name = list.text(item.name)
    guard let type, kind != .type else {
      return NamedDeclaration(kind: kind, name: name, range: range)
    }
    let owner = outline.items[type]
    if owner.kind == .extensionOfType, readAccess(before: owner.keyword) == .unnamed { return nil }
    if access == .file {
      return NamedDeclaration(kind: kind, name: name, range: range)
    }
    guard list.areHarmless(parents: owner.type) else { return nil }
    // What encodes all values of a type names none of them.
    if kind == .property, item.body == nil, Self.writers.isAny(in: owner.type, of: list) {
      return nil
    }
    return NamedDeclaration(kind: kind, name: name, range: range, owner: list.text(owner.name))
  }

  // MARK: - Modifiers

  /// The places from which a declaration is named.
  private enum Access {
    case file
    case module
    /// Something may use it without its name, or in other modules.
    case unnamed
  }

  /// Reads modifiers and attributes; what stands before them ends in what is no part of them.
  private func readAccess(before keyword: Int) -> Access {
    var access = Access.module
    for index in stride(from: keyword - 1, through: max(0, keyword - 32), by: -1) {
      switch list.kind(index) {
      case .identifier where list.kind(index - 1) == .at:
        guard Self.attributes.contains(index, of: list) else { return .unnamed }
      case .identifier:
        if Self.reachedOtherwise.contains(index, of: list) { return .unnamed }
        // `private(set)` is that of a setter.
        if Vocabulary.private.contains(index, of: list), list.kind(index + 1) != .leftParenthesis {
          access = .file
        }
        let known = list.keyword(index)
        if known != nil, known != .static, known != .class, known != .set { return access }
      case .leftBrace, .rightBrace, .equals, .semicolon: return access
      default: break
      }
    }
    return access
  }

  private static let reachedOtherwise = Vocabulary(["dynamic", "open", "override", "public"])

  /// The attributes that bring no other way to a declaration.
  private static let attributes = Vocabulary([
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "GestureState", "MainActor", "Namespace", "Observable", "ObservedObject",
    "Published", "Query", "SceneStorage", "Sendable", "State", "StateObject",
    "ToolbarContentBuilder",
    "ViewBuilder", "available", "concurrent", "discardableResult", "escaping", "frozen",
    "inlinable", "inline", "preconcurrency", "unknown",
  ])

  /// The names that the protocols of harmless parents, the compiler and the system use.
  private static let knownNames = Vocabulary([
    "CodingKeys", "allCases", "animatableData", "appendInterpolation", "body", "buildArray",
    "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildLimitedAvailability",
    "buildOptional", "buildPartialBlock", "callAsFunction", "dynamicallyCall", "encode", "hash",
    "id",
    "main", "makeBody", "objectWillChange", "previews", "projectedValue", "rawValue",
    "wrappedValue",
  ])

  private static let writers = Vocabulary(["Codable", "Encodable"])

  private static let views = Vocabulary(["View"])

  /// Returns whether a type is declared or extended with parents that may use members by their
  /// names; the text begins behind the type's name, and ends before its body.
  package static func mayAskForMembers(_ head: ArraySlice<UInt8>) -> Bool {
    let list = TokenList(Array(head), .swift, in: 0..<head.count)
    let colon = list.range.first { list.kind($0) == .colon }
    return colon.map { !list.areHarmless(parents: $0..<list.count) } ?? false
  }
}

extension Vocabulary {
  fileprivate func isAny(in range: Range<Int>, of list: TokenList) -> Bool {
    range.contains { contains($0, of: list) }
  }
}

extension TokenList {
  /// Whether no parent of a type requires members but those that are known: classes, whose methods
  /// are overridden, and some protocols.
  fileprivate func areHarmless(parents: Range<Int>) -> Bool {
    parents.allSatisfy {
      kind($0) != .identifier || Vocabulary.harmlessParents.contains($0, of: self)
    }
  }
}

extension Vocabulary {
  fileprivate static let harmlessParents = Vocabulary([
    "AnyObject", "CaseIterable", "Codable", "CodingKey", "Comparable", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Int", "NSManagedObject", "NSObject",
    "NSView",
    "NSViewController", "NSWindow", "NSWindowController", "Observable", "ObservableObject",
    "OptionSet", "RawRepresentable", "Sendable", "String", "UIButton", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UIControl",
    "UILabel",
    "UINavigationController", "UIScrollView", "UIStackView", "UITabBarController", "UITableView",
    "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView", "UITextField",
    "UITextView", "UIView", "UIViewController", "View", "ViewModifier", "any", "where",
  ])
}
