import SourceFiles
import TestSupport
import Testing

@testable import SwiftSource

/// Compares the names that a file is found by with what it declares.
@Suite struct DeclaredNamesTests {
  @Test(arguments: Fixture.all(in: "Extraction"))
  func `a file is found by the name of all that it declares`(fixture: Fixture) {
    // Some cuts stand for all: what is declared changes from token to token, not from byte to byte.
    let cuts = fixture.truncations.enumerated().filter { $0.offset % 16 == 0 }.map(\.element)
    for stored in [fixture.stored] + cuts {
      let text = SourceText(path: fixture.path, stored: stored)
      let wanted = hashes(of: TypeDeclarations(of: .success(SourceUnit(text))))
      #expect(wanted.subtracting(names(in: text).hashes).isEmpty, "cut after \(stored.count) bytes")
    }
  }

  @Test(arguments: [
    "let (a, b) = (1, 2)\nlet c: Int = 3, d = 4",
    "extension [A]: B {}\nextension A.B<C> where C: D { case a, b(c: Int) }",
    "enum A<B: C>: String, D & E { case a = \"b\", c\n subscript(d: Int) -> Int { 1 }\n init() {} }",
    "class A { class func b() { let c = 1 } \n class var d: Int { 1 }\n struct E: F { var g = 1 } }",
    "func a() {} } struct B { let c = \"d\" }",
    "typealias A = B; extension Optional<A>: C { var d: String { \"e\" } }",
    "protocol A: B { associatedtype C; var d: C { get } }\nlet e = F { struct G {} }",
  ])
  func `names of Swift are found in every form`(source: String) {
    let text = SourceText(path: "A.swift", stored: Array(source.utf8))
    let wanted = hashes(of: TypeDeclarations(of: .success(SourceUnit(text))))
    #expect(!wanted.isEmpty)
    #expect(wanted.subtracting(names(in: text).hashes).isEmpty)
  }

  @Test(arguments: [
    "#define A @\"b\"\n#define C {\nNSString *const d = @\"e\";",
    "static NSString *names[] = { @\"a\" };\nNSString *B(int c) { return @\"d\"; }",
    "@implementation A\n- (NSString *)b { return @\"c\"; }\n"
      + "+ (NSString *)d:(int)e f:(int)g { return @\"h\"; }\n@end",
    "namespace a { const char *b = \"c\"; }",
  ])
  func `names of Objective-C are found in every form`(source: String) {
    let text = SourceText(path: "A.m", stored: Array(source.utf8))
    let wanted = hashes(of: TypeDeclarations(of: .success(SourceUnit(text))))
    #expect(!wanted.isEmpty)
    #expect(wanted.subtracting(names(in: text).hashes).isEmpty)
  }

  private func names(in text: SourceText) -> DeclaredNames {
    DeclaredNames(in: SourceUnit(text))
  }

  /// Returns the hashes that `TypeIndex` looks for where it wants what is declared.
  private func hashes(of declarations: TypeDeclarations) -> Set<UInt32> {
    var names: [(String, DeclaredNames.Role)] = []
    let owned =
      declarations.members.map { ($0.owner, $0.name) }
      + declarations.strings.members.flatMap { owner, members in members.keys.map { (owner, $0) } }
    for (owner, name) in owned {
      let isGlobal = owner.isEmpty || owner == StringSources.messages
      names.append((name, isGlobal ? .global : .member))
      if !isGlobal { names.append((owner, .type)) }
    }
    for (type, parents) in declarations.parents {
      names.append((type, .child))
      names += parents.map { ($0, .parent) }
    }
    names += declarations.aliases.map { ($0.name, .alias) }
    let types = declarations.valueTypes + declarations.referenceTypes
    names += (types + declarations.strings.enumerations.keys).map { ($0, .type) }
    names += types.map { ($0, .definition) }
    return Set(names.map { DeclaredNames.hash(of: $0.0, $0.1) })
  }
}
