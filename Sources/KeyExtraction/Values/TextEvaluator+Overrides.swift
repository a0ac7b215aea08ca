import SourceFiles

// Members that some types declare anew.
extension TextEvaluator {
  /// Tells whether a type that conforms to another one, or inherits from it, declares anew the member of
  /// that one in whose body the names stand: then the body never sees a value of the type.
  func isOverridden(by type: String, conformingTo base: String) -> Bool {
    guard type != base, index.conformers(of: base).contains(type),
      let member = names.file?.nameOfMember(around: names.position)
    else { return false }
    guard index.sources(of: member, in: type)?.owner == type, let place else { return false }
    if index.isValue(type) { return true }
    // A class may ask the other one from there.
    let sources = index.stringSources(of: member, in: type, from: place).filter { $0.owner == type }
    return !sources.isEmpty && sources.allSatisfy { !$0.source.mentionsSuper }
  }
}

extension StringSources.Source {
  fileprivate var mentionsSuper: Bool {
    bytes[...].firstOccurrence(of: Array("super".utf8)) != nil
  }
}

extension ScopedFile {
  /// Returns the name, as that of a member, of the property or function in whose body a token stands.
  fileprivate func nameOfMember(around token: Int) -> String? {
    let behind = list.declarators.partitioningIndex { $0.token > token }
    // Nobody declares more names in the body of one.
    let keywords = list.declarators[..<behind].suffix(64).reversed().lazy.map(\.token)
    let keyword = keywords.first(where: isOfMember)
    // The text of a property alone begins with its name.
    guard let keyword else { return list.kind(0) == .identifier ? list.text(0) : nil }
    switch list.keyword(keyword) {
    case .var: return list.text(keyword + 1)
    case .func: return list.text(keyword + 1) + "()"
    default: return nil
    }
  }

  /// Tells whether a keyword declares a member of a type; a function's stands in the scope of its body.
  private func isOfMember(_ keyword: Int) -> Bool {
    var scope: LexicalScopes.Scope? = scopes.scopes[scopes.scope(at: keyword)]
    switch (list.keyword(keyword), scope?.kind) {
    case (.func, .body), (.`init`, .body), (.subscript, .body):
      scope = scope?.parent.map { scopes.scopes[$0] }
    default: break
    }
    if case .members = scope?.kind { return true }
    return false
  }
}
