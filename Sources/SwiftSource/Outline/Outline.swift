import SourceFiles

/// The declarations of a file, in the order of the text and without their bodies.
///
/// It holds places in the list of tokens and no text, so that it costs little if it is not used;
/// what is wanted of a declaration is folded from its item.
@usableFromInline package struct Outline: Sendable {
  @usableFromInline package let items: [Item]

  /// Reads the declarations of a Swift file or of a part of one.
  package init(swift list: TokenList) {
    if list.declarators.isEmpty {
      items = []
    } else {
      var outliner = SwiftOutliner(list)
      outliner.read()
      items = outliner.items
    }
  }

  /// Reads the declarations of an Objective-C, C or C++ file, or of a part of one.
  package init(c list: TokenList) {
    var outliner = COutliner(list)
    outliner.read()
    items = outliner.items
  }

  package init(_ list: TokenList, _ syntax: SourceSyntax) {
    switch syntax {
    case .swift: self.init(swift: list)
    case .objectiveC: self.init(c: list)
    }
  }

  /// The indices of all items.
  @inlinable package var range: Range<Int> { 0..<items.count }

  /// Returns the indices of the members of a type; of nil those of what stands outside of all types.
  ///
  /// What a member's body declares is none of them.
  package func members(of type: Int?) -> [Int] {
    guard let type else { return indices(in: range, behind: nil) }
    return indices(in: type + 1..<max(items[type].next, type + 1), behind: items[type].body)
  }

  /// Returns whether a name is that of an enumeration's case where this is declared.
  ///
  /// Complexity: logarithmic in the number of items, whose names are in the order of the text.
  package func declaresCase(_ name: Int) -> Bool {
    let index = items.partitioningIndex { $0.name >= name }
    return index < items.count && items[index].name == name && items[index].kind == .enumerationCase
  }

  private func indices(in range: Range<Int>, behind bracket: Int?) -> [Int] {
    var members: [Int] = []
    members.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let item = items[index]
      if item.bracket == bracket { members.append(index) }
      index = item.kind.isType ? max(item.next, index + 1) : index + 1
    }
    return members
  }
}

extension Outline {
  /// A declaration; where commas divide several, each is an item.
  @usableFromInline package struct Item: Sendable {
    @usableFromInline package enum Kind: UInt8, Sendable {
      case structure
      case classType
      case enumeration
      case actor
      case protocolType
      case extensionOfType
      case function
      case initializer
      case subscriptMember
      case property
      case enumerationCase
      case alias
      case associatedType
      case macro
      /// A method of Objective-C.
      case method
      /// Braces of C that are no body of a function: of a type, an enumeration, a list of values.
      case braces
    }

    @usableFromInline package let kind: Kind
    /// Whether a body or another value encloses it, so that no other file sees it.
    @usableFromInline package let isLocal: Bool
    @usableFromInline let places:
      (
        keyword: Int32, name: Int32, bracket: Int32, parenthesis: Int32, type: Span, value: Span,
        body: Int32, end: Int32
      )
    @usableFromInline var storedNext: Int32 = 0
  }

  /// A range of tokens.
  @usableFromInline struct Span: Sendable {
    @usableFromInline let start: Int32
    @usableFromInline let end: Int32

    init(_ range: Range<Int>) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      end = Int32(truncatingIfNeeded: range.upperBound)
    }

    @inlinable var range: Range<Int> { Int(start)..<Int(end) }
  }
}

extension Outline.Item {
  /// The parts of an item, as its reader has them.
  package struct Parts {
    package let keyword: Int
    package let name: Int
    package var bracket: Int?
    package var parenthesis: Int?
    package var type: Range<Int>
    package var value: Range<Int>?
    package var body: Int?
    package var end: Int
  }

  package init(_ kind: Kind, isLocal: Bool, _ parts: Parts) {
    self.kind = kind
    self.isLocal = isLocal
    places = (
      Int32(truncatingIfNeeded: parts.keyword), Int32(truncatingIfNeeded: parts.name),
      Int32(truncatingIfNeeded: parts.bracket ?? -1),
      Int32(truncatingIfNeeded: parts.parenthesis ?? -1), Outline.Span(parts.type),
      Outline.Span(parts.value ?? 0..<0), Int32(truncatingIfNeeded: parts.body ?? -1),
      Int32(truncatingIfNeeded: parts.end)
    )
  }

  /// The keyword that begins it, which items that commas divide have in common.
  @inlinable package var keyword: Int { Int(places.keyword) }
  /// The name, of an extended type its last part; the keyword of what has none.
  @inlinable package var name: Int { Int(places.name) }
  /// The innermost bracket around it: that of a type's body, if it is a member.
  @inlinable package var bracket: Int? { Self.token(places.bracket) }
  /// The parenthesis of the parameters, or of what a case holds.
  @inlinable package var parenthesis: Int? { Self.token(places.parenthesis) }
  /// The type of a property, a function's result, what an alias stands for, or a type's parents;
  /// empty where none is written.
  @inlinable package var type: Range<Int> { places.type.range }
  /// The initial value of a property that is not local, or the raw value of a case.
  @inlinable package var value: Range<Int>? { places.value.end == 0 ? nil : places.value.range }
  /// The brace of the body, which is none of observers.
  @inlinable package var body: Int? { Self.token(places.body) }
  /// The first token behind the declaration.
  @inlinable package var end: Int { Int(places.end) }
  /// The index of the first item behind a type and its members.
  @inlinable package var next: Int {
    get { Int(storedNext) }
    set { storedNext = Int32(truncatingIfNeeded: newValue) }
  }

  @inlinable static func token(_ stored: Int32) -> Int? { stored < 0 ? nil : Int(stored) }
}

extension Outline.Item.Kind {
  /// Whether it is a type or extends one, and has members.
  @inlinable package var isType: Bool { rawValue <= Self.extensionOfType.rawValue }

  /// Whether it is a function, an initializer or a subscript.
  @inlinable package var isFunction: Bool {
    rawValue >= Self.function.rawValue && rawValue <= Self.subscriptMember.rawValue
  }
}
