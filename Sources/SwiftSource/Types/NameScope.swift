package import SourceFiles

/// A file's tokens, with the scopes that they make.
package struct ScopedFile {
  package let list: TokenList
  package private(set) var scopes: LexicalScopes
  package private(set) var index: TypeIndex
  package let path: FilePath
  /// Where in its file the text begins.
  package let start: Int
  /// Whether the text is a member of `owner` itself, and not of its values.
  private let isOfType: Bool

  /// Reads a file, or a declaration of one that stands among the members of `owner`.
  package init(
    _ list: TokenList,
    path: FilePath,
    owner: String? = nil,
    isOfType: Bool = false,
    start: Int = 0,
    _ index: TypeIndex
  ) {
    var reader = ScopeReader(list, owner: owner)
    reader.read()
    scopes = reader.scopes
    self.list = list
    self.path = path
    self.start = start
    self.isOfType = isOfType
    self.index = index
  }

  /// Returns the specifier of an expression that stands among the tokens of an interpolation.
  package func specifier(of expression: Range<Int>, in interpolation: TokenList) -> String? {
    type(of: expression, in: interpolation)?.specifier(index)
  }

  /// Returns the type of an expression that stands among the tokens of an interpolation, or in the file.
  package func type(of expression: Range<Int>, in interpolation: TokenList) -> TypeName? {
    guard let first = expression.first else { return nil }
    let position = token(at: interpolation[first].start)
    var typer = ExpressionTyper(
      interpolation,
      NameScope(index: index, file: self, position: position, owner: scopes.owner(at: position))
    )
    return typer.type(of: expression)
  }

  /// Returns where in the file a token begins.
  package func offset(of token: Int) -> Int {
    start + (list.range.contains(token) ? list[token].start : list.bytes.count)
  }

  /// Returns the token that holds a byte.
  package func token(at offset: Int) -> Int {
    list.all.partitioningIndex { $0.end > offset }
  }

  /// Whether a token stands in a member of a type itself, where `self` is no value.
  fileprivate func isInMemberOfType(_ token: Int) -> Bool {
    guard let member = member(around: token), member > 0 else { return isOfType }
    return list.isStatic(member)
  }

  /// Returns the name that the type index has for the member that a token stands in; nil where none is.
  fileprivate func nameOfMember(around token: Int) -> String? {
    guard let member = member(around: token) else { return nil }
    let name = list.text(member + 1)
    return list.keyword(member) == .var ? name : list.keyword(member) == .func ? name + "()" : nil
  }

  /// Returns the keyword of the member whose body a token stands in, or the brace that no head holds.
  private func member(around token: Int) -> Int? {
    guard let brace = bodyOfMember(around: token) else { return nil }
    var index = brace
    // No head of a member is longer.
    while index > max(0, brace - TokenList.headLimit) {
      index = scopes.opening(of: index - 1) ?? index - 1
      switch list.keyword(index) {
      case .func, .var, .subscript: return index
      default: if list.kind(index) == .leftBrace || list.kind(index) == .rightBrace { return index }
      }
    }
    return nil
  }

  /// Returns the brace of the body of the member that a token stands in; nil where none is around it.
  private func bodyOfMember(around token: Int) -> Int? {
    var body: Int?
    var index = token
    while index > 0 {
      index = scopes.opening(of: index - 1) ?? index - 1
      guard list.kind(index) == .leftBrace, list.partner(of: index) > token else { continue }
      if case .members = scopes.scopes[scopes.scope(at: index + 1)].kind { break }
      body = index
    }
    return body
  }

  /// Returns the names that can be meant at a token.
  package func names(at token: Int) -> NameScope {
    NameScope(index: index, file: self, position: token, owner: scopes.owner(at: token))
  }

  fileprivate func inherited(by heir: String, from type: String) -> ScopedFile {
    var file = self
    file.scopes = scopes.inherited(by: heir, from: type)
    return file
  }

  fileprivate func asking(_ index: TypeIndex) -> ScopedFile {
    var file = self
    file.index = index
    return file
  }
}

/// Where the names in an expression are looked up.
package struct NameScope {
  package private(set) var index: TypeIndex
  /// The file that the expression stands in, if its scopes are known.
  package var file: ScopedFile?
  package var position = 0
  /// The type whose member the expression is a part of.
  package var owner: String?

  /// Whether that is a member of the type itself, where `self` is no value.
  package var isOfType: Bool { file?.isInMemberOfType(position) ?? false }

  /// The same names, with an account of its own of what is looked at.
  package var recording: NameScope {
    let recorder = index.forAnother
    // Files are noted only where answers are kept.
    if recorder === index { return self }
    var names = self
    (names.index, names.file) = (recorder, file?.asking(recorder))
    return names
  }

  /// The same names in a type that inherits the member around them; nil where it has another member of
  /// that name.
  package func inherited(by heir: String) -> NameScope? {
    guard let file, let owner else { return nil }
    let member = file.nameOfMember(around: position)
    let found = member.flatMap { index.sources(of: $0, in: heir) }
    guard found.map({ $0.owner == owner }) ?? true else { return nil }
    var names = self
    (names.file, names.owner) = (file.inherited(by: heir, from: owner), heir)
    return names
  }
}
