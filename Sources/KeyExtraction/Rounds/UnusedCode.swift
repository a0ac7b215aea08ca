package import Facts
package import LocalizationModel
import Platform
package import SourceFiles
import SwiftSource

/// Code that runs only where something names it, and that nothing names.
///
/// Names in previews and in other unused types do not count; names in tests do. A word counts as the name
/// wherever else it stands, also for something else, in a string, a storyboard or a property list, but not
/// behind `//`. Where no app begins, other code may name what is there.
package struct UnusedCode {
  private let files: FileSystem
  private let jobs: Int
  private let facts: Facts
  private let paths: () -> [FilePath]

  /// Looks for names in files; `paths` returns those that may name code, each once.
  package init(
    in files: FileSystem,
    jobs: Int,
    asking facts: Facts,
    among paths: @escaping () -> [FilePath]
  ) {
    (self.files, self.jobs, self.facts, self.paths) = (files, jobs, facts, paths)
  }

  /// Returns for those of some places that nothing leads to the outermost declaration around each that
  /// nothing names.
  package func declarations(
    around places: [SourceLocation],
    in extractions: [Extraction]
  ) -> [SourceLocation: NamedDeclaration] {
    let uses = uses(places, in: extractions)
    if uses.isEmpty { return [:] }
    let paths = paths()
    guard beginsApp(in: paths) else { return [:] }
    let unnamed = namesWithoutUse(Wanted(uses, extractions), in: paths)
    if unnamed.isEmpty { return [:] }
    let owners = uses.flatMap(\.declarations).filter { unnamed.contains($0.name) }
      .compactMap(\.owner)
    let asking = typesWithProtocols(among: Set(owners), in: paths)
    return uses.reduce(into: [:]) { found, use in
      found[use.place] = use.declarations.first { declaration in
        unnamed.contains(declaration.name)
          && !(declaration.owner.map(asking.contains) ?? false)
      }
    }
  }

  /// A place, and the declarations around it.
  private struct Use {
    let place: SourceLocation
    var file: FilePath { place.path }
    let declarations: [NamedDeclaration]
  }

  private func uses(_ places: [SourceLocation], in extractions: [Extraction]) -> [Use] {
    let files = extractions.indices.filter { !extractions[$0].declarations.isEmpty }
    if places.isEmpty || files.isEmpty { return [] }
    let numbers = Dictionary(files.map { (extractions[$0].path, $0) }) { first, _ in first }
    return places.compactMap { place in
      guard let file = numbers[place.path] else { return nil }
      let declarations = extractions[file].declarations.filter { $0.range.contains(place.offset) }
      return declarations.isEmpty
        ? nil : Use(place: place, declarations: declarations)
    }
  }

  /// The names that are looked for, and the places at which they mean nothing.
  private struct Wanted {
    /// Sorted.
    let names: [String]
    var places: [FilePath: Places] = [:]
    /// The types that may be found to be unused, by their names.
    private(set) var types: [String: [(file: FilePath, range: Range<Int>)]] = [:]

    init(_ uses: [Use], _ extractions: [Extraction]) {
      for index in extractions.indices {
        for type in extractions[index].declarations where type.kind == .type {
          types[type.name, default: []].append((extractions[index].path, type.range))
        }
      }
      names = Set(uses.flatMap(\.declarations).map(\.name) + types.keys).sorted()
      let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
      let own =
        uses.flatMap { use in use.declarations.map { (use.file, $0.name, $0.range) } }
        + types.flatMap { name, all in all.map { ($0.file, name, $0.range) } }
      for (file, name, range) in own {
        let own = Places.Own(number: numbers[name] ?? 0, range: range)
        places[file, default: Places()].declarations.insert(own)
      }
      for (name, all) in types {
        for (file, range) in all {
          let own = Places.Own(number: numbers[name] ?? 0, range: range)
          places[file, default: Places()].types.insert(own)
        }
      }
      for index in extractions.indices where !extractions[index].previews.isEmpty {
        places[extractions[index].path, default: Places()].unseen = extractions[index].previews
      }
    }
  }

  /// The places of a file at which names mean nothing: in their own declarations, and in previews.
  private struct Places: Equatable, Sendable {
    struct Own: Hashable, Sendable {
      let number: Int
      let range: Range<Int>
    }

    var declarations: Set<Own> = []
    /// The types that may turn out to be unused.
    var types: Set<Own> = []
    var unseen: [Range<Int>] = []

    func hold(_ number: Int, at place: Int) -> Bool {
      unseen.contains { $0.contains(place) }
        || declarations.contains { $0.number == number && $0.range.contains(place) }
    }

    /// Returns the numbers of the types that a place stands in.
    func types(around place: Int) -> [Int] {
      Set(types.lazy.filter { $0.range.contains(place) }.map(\.number)).sorted()
    }
  }

  /// Returns the names that no code uses but that of types without a use.
  ///
  /// Only where a type has no use is it asked in which types the uses of all names stand: each that stands in
  /// an unused type is none, so that the last use of another type may fall.
  private func namesWithoutUse(_ wanted: Wanted, in paths: [FilePath]) -> Set<String> {
    let places = paths.map { wanted.places[$0] ?? Places() }
    let found = find(wanted.names, in: paths, "names of code", besides: places) {
      $0.mayUseName(at: $1)
    }
    var unnamed = Set(wanted.names.indices).subtracting(found.joined())
    var unused = unnamed.filter { wanted.types[wanted.names[$0]] != nil }
    if !unused.isEmpty {
      let uses = uses(of: wanted.names, in: paths, besides: places)
      var left = uses.reduce(into: [Int: Int]()) { $0[$1.name, default: 0] += 1 }
      var inside: [Int: Set<TypedUse>] = [:]
      for use in uses { for type in use.types { inside[type, default: []].insert(use) } }
      while let type = unused.popFirst() {
        for use in inside.removeValue(forKey: type) ?? [] {
          for other in use.types { inside[other]?.remove(use) }
          left[use.name, default: 0] -= 1
          if left[use.name] == 0 {
            unnamed.insert(use.name)
            unused.insert(use.name)
          }
        }
      }
    }
    return Set(unnamed.map { wanted.names[$0] })
  }

  /// The uses of a name in a file that stand in the same types, all by their numbers.
  private struct TypedUse: Hashable, Sendable {
    let name: Int
    let file: Int
    let types: [Int]
  }

  /// Returns the uses of names; of a name that is used outside of all types perhaps not all.
  private func uses(
    of names: [String],
    in paths: [FilePath],
    besides places: [Places]
  ) -> [TypedUse] {
    let found = look(for: names, in: paths, "uses of code", besides: places) {
      (search, bytes, own) -> [[Int]] in
      var uses: Set<[Int]> = []
      _ = search.names(in: bytes) { name, place in
        guard !own.hold(name, at: place.lowerBound), bytes.mayUseName(at: place) else {
          return false
        }
        let types = own.types(around: place.lowerBound)
        uses.insert([name] + types)
        return types.isEmpty
      }
      return Array(uses)
    } settling: {
      $0.count == 1 ? $0[0] : nil
    }
    return found.enumerated().flatMap { file, uses in
      uses.map { TypedUse(name: $0[0], file: file, types: Array($0.dropFirst())) }
    }
  }

  /// Returns the types that some file declares or extends with protocols which may use members.
  private func typesWithProtocols(among types: Set<String>, in paths: [FilePath]) -> Set<String> {
    let names = types.sorted()
    let sources = paths.filter { SourceSyntax(of: $0) == .swift }
    let found = find(names, in: sources, "types with protocols") { $0.conforms(at: $1) }
    return Set(found.joined().map { names[$0] })
  }

  /// Whether an app begins in one of the files.
  private func beginsApp(in paths: [FilePath]) -> Bool {
    if paths.contains(where: { $0.stem == "main" && $0.isCode }) { return true }
    let names = ["@main", "NSApplicationMain", "UIApplicationMain"]
    // Most apps begin in a file that is called so.
    let likely = paths.filter { $0.stem.hasSuffix("App") || $0.stem.hasSuffix("AppDelegate") }
    let isFound = { (question: Question, paths: [FilePath]) in
      find(names, in: paths, question) { _, _ in true }.contains { !$0.isEmpty }
    }
    return isFound("beginnings of apps", likely) || isFound("other beginnings of apps", paths)
  }

  /// Returns for each file the numbers of the names that stand in it at a place of which a condition holds.
  ///
  /// The last files are missing if all names stand in those before.
  private func find(
    _ names: [String],
    in paths: [FilePath],
    _ question: Question,
    besides places: [Places] = [],
    where isMeant: @Sendable (_ bytes: [UInt8], _ place: Range<Int>) -> Bool
  ) -> [[Int]] {
    look(for: names, in: paths, question, besides: places) { search, bytes, own in
      search.names(in: bytes) { !own.hold($0, at: $1.lowerBound) && isMeant(bytes, $1) }
    } settling: {
      $0
    }
  }

  /// Returns for each file what a closure finds of some names, whose numbers are those of names that
  /// need not be looked for any more.
  private func look<Found: Sendable>(
    for names: [String],
    in paths: [FilePath],
    _ question: Question,
    besides places: [Places],
    _ read: @Sendable (_ search: NameSearch, _ bytes: [UInt8], _ own: Places) -> [Found],
    settling settled: (Found) -> Int?
  ) -> [[Found]] {
    if names.isEmpty { return [] }
    let spellings = names.map { Array($0.utf8) }
    let (files, facts, jobs) = (files, facts, jobs)
    var open = Set(names.indices)
    return facts.answers(question, of: paths, given: names, each: places) { numbers in
      numbers.parts(of: 64).flatMap { part -> [[Found]] in
        if open.isEmpty { return [] }
        let search = NameSearch(for: open, among: spellings)
        let found = part.concurrentMap(jobs: jobs) { number -> [Found] in
          // What cannot be read names nothing that is known.
          guard let text = try? SourceText(reading: paths[number], in: files) else { return [] }
          return read(search, text.bytes, places.isEmpty ? Places() : places[number])
        }
        // What is kept is to be whole; of a single audit one place for each name is enough.
        if !facts.areKept { open.subtract(found.joined().compactMap(settled)) }
        return found
      }
    }
  }
}

extension [Int] {
  fileprivate func parts(of size: Int) -> [[Int]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension [UInt8] {
  /// Whether a word at a place may use what is called so: it stands in no comment of a line, and extends
  /// nothing.
  fileprivate func mayUseName(at place: Range<Int>) -> Bool {
    !isBehindComment(place.lowerBound) && word(before: place.lowerBound) != "extension"
  }

  /// Whether `//` stands before a place on its line, and not in a string.
  private func isBehindComment(_ place: Int) -> Bool {
    var isInString = false
    var index = startOfLine(around: place)
    while index < place {
      switch self[index] {
      case "\\": index += 1
      case "\"": isInString.toggle()
      // That of an address is none.
      case "/"
      where !isInString && self[index + 1] == "/" && (index == 0 || self[index - 1] != ":"):
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether the word at a place is the name in the head of a type or an extension whose parents may ask
  /// for members.
  fileprivate func conforms(at place: Range<Int>) -> Bool {
    let word = word(before: place.lowerBound)
    guard ["actor", "class", "enum", "extension", "struct"].contains(word) else { return false }
    let end = self[place.upperBound...].firstIndex(of: UInt8(ascii: "{")) ?? count
    return NamedDeclarationReader.mayAskForMembers(self[place.upperBound..<end])
  }

  /// Returns the word before a place, on the same line.
  private func word(before place: Int) -> String {
    let end = self[..<place].lastIndex { !$0.isBlank } ?? -1
    let word = self[...end].reversed().prefix { $0.isIdentifierPart }.reversed()
    return String(decoding: word, as: UTF8.self)
  }
}
