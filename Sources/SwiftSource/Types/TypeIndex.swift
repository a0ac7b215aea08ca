import Platform
package import SourceFiles

/// The declarations of a whole source set, by type and name, read as they are requested.
///
/// Few files have an open question, and the answers stand in few others: only those are read that
/// declare a name that is requested. What is known of a name never depends on what was asked
/// before.
package final class TypeIndex: Sendable {
  private let answers: Shared
  /// The files that were looked at by one reading; nil where files are not noted.
  private let looks: Locked<Looks>?
  private let sources: SourceSet

  /// The answers, which several who ask have in common.
  fileprivate final class Shared: Sendable {
    let answers: Locked<Answers>

    init(_ answers: Answers) { self.answers = Locked(answers) }

    func withLock<Result: Sendable>(_ body: (inout Answers) -> Result) -> Result {
      answers.withLock(body)
    }
  }

  /// Makes an index of sources whose names are known, file by file; it may note the files that are
  /// looked at.
  package init(_ names: NameIndex, in sources: SourceSet, notesFiles: Bool = false) {
    answers = Shared(Answers(declarations: DeclarationStore(names, in: sources)))
    looks = notesFiles ? Locked(Looks()) : nil
    self.sources = sources
  }

  private init(_ answers: Shared, _ sources: SourceSet) {
    (self.answers, self.sources, looks) = (answers, sources, Locked(Looks()))
  }

  /// The same index for another reading, which notes its own files; the same where files are not noted.
  package var forAnother: TypeIndex { looks == nil ? self : TypeIndex(answers, sources) }

  /// The files that were read so far; nil where files are not noted.
  package var lookedAt: LookedAt? { looks.map { LookedAt($0.withLock(\.self)) } }

  /// The files that were looked at.
  package var filesLookedAt: Set<FilePath> {
    guard let looks else { return [] }
    return Set(LookedAt.files(of: looks.withLock(\.self)).map { sources.paths[$0] })
  }

  /// Notes that what was found rests on what was looked at.
  package func note(_ found: LookedAt?) {
    if let found { looks?.withLock { $0.note(found) } }
  }

  func ask<Value: Sendable>(_ answer: (inout Answers) -> Value) -> Value {
    guard let looks else { return answers.withLock(answer) }
    let (value, found) = answers.withLock { answers in
      answers.declarations.noted = Looks()
      defer { answers.declarations.noted = nil }
      return (answer(&answers), answers.declarations.noted ?? Looks())
    }
    looks.withLock { $0.note(found) }
    return value
  }

  /// The declaration of a member, and the type that it is declared in.
  package struct MemberSources: Sendable {
    package let sources: [TypeDeclarations.Source]
    package let owner: String
  }

  /// The source of a member's texts, and the type that it is declared in.
  package struct OwnedSource: Sendable {
    package let source: StringSources.Source
    package let owner: String
  }

  /// Returns what declares a member of a type, of its superclasses and its protocols; nil where
  /// nothing does.
  package func sources(of member: String, in type: String) -> MemberSources? {
    ask { answers in
      answers.firstAncestor(of: type) { answers, name in
        let sources = answers.sources(of: MemberName(owner: name, name: member))
        return sources.isEmpty ? nil : MemberSources(sources: sources, owner: name)
      } ?? answers.sources(of: member, ofTypeCalled: type)
    }
  }

  /// Returns what declares a member of a type in one file.
  package func sources(
    of member: String,
    in type: String,
    declaredIn path: FilePath
  ) -> [TypeDeclarations.Source] {
    ask { answers in
      answers.members(at: path)[MemberName(owner: type, name: member)] ?? []
    }
  }

  /// Returns what gives the texts of a member of a type, of its superclasses and protocols, and of the
  /// types that conform to it; with the type that each is declared in.
  package func stringSources(
    of member: String,
    in type: String,
    from place: SourcePlace
  ) -> StringAnswer {
    ask { answers in
      answers.strings(of: member, in: type, from: place)
    }
  }

  /// Returns the cases of the enumerations of a name that a place means; nil where there is none, or so
  /// many that they say nothing of any of them.
  package func cases(of name: String, from place: SourcePlace) -> CaseList? {
    ask { $0.cases(of: name, from: place) }
  }

  /// Returns a type, its superclasses and its protocols.
  package func ancestors(of type: String) -> Set<String> {
    ask { answers in
      var names: Set<String> = []
      let none: Void? = answers.firstAncestor(of: type) { _, name in
        names.insert(name)
        return nil
      }
      return none == nil ? names : []
    }
  }

  /// Returns the types that name a type as their superclass or as a protocol, sorted.
  package func conformers(of type: String) -> [String] {
    ask { $0.conformers(of: type) }
  }

  /// Returns the types that inherit the members of a type, the type itself included: all that `Self` can
  /// be there; none where they are too many.
  package func heirs(of type: String) -> [String] {
    ask { $0.heirs(of: type) }
  }

  /// Returns the types that have a member of a name; nil where too many have to be of one mind.
  package func owners(of member: String) -> [String]? {
    ask { $0.owners(of: member) }
  }

  /// Returns the types around the types of a name, one of them empty where one stands in none.
  func outers(of type: String) -> Set<String> {
    ask { $0.outers(of: type) }
  }

  /// Returns the type that an enumeration's cases have for their values.
  package func rawType(of type: String) -> TypeName? {
    ask { $0.rawType(of: type) }
  }

  /// Replaces the names that stand for another type.
  package func resolved(_ type: TypeName) -> TypeName {
    ask { $0.resolved(type) }
  }

  /// Returns the files that declare a class, an actor or a protocol of a name, in their order.
  package func files(declaringClass name: String) -> [FilePath] {
    ask { $0.files(declaringClass: name) }.map { sources.paths[$0] }
  }

  package func isDeclared(_ type: String) -> Bool {
    ask { $0.isValue(type) || $0.isReference(type) }
  }

  package func isValue(_ type: String) -> Bool {
    ask { $0.isValue(type) }
  }

  /// Returns whether a type is evidently none of the project's, and lends the members of no other
  /// one.
  package func isForeign(_ type: TypeName) -> Bool {
    type.arguments.isEmpty && !type.isUnknown && !isDeclared(type.name) && !hasAlias(type.name)
  }

  /// Returns whether a name stands for another type, or for one of several.
  package func hasAlias(_ type: String) -> Bool {
    ask { $0.hasAlias(type) }
  }
}
