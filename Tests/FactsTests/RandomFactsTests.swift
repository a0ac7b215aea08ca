import Facts
import SourceFiles
import TestSupport
import Testing

/// Whatever graph of questions is asked, and whatever changes, the answers are those of facts of which
/// nothing is kept.
@Suite struct RandomFactsTests {
  @Test(arguments: UInt64(1)...40)
  func `kept answers are those that are made anew`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* Fuzzing.seed)
    let files = MemoryFiles()
    for path in Graph.paths { files[path] = [UInt8.random(in: 0...3, using: &random)] }
    let store = FactStore()
    var graph = Graph(with: &random)
    for round in 0..<Fuzzing.count(byDefault: 60) {
      let kept = graph.answers(of: Facts(in: files.fileSystem, keptIn: store))
      let fresh = graph.answers(of: Facts(in: files.fileSystem))
      #expect(kept == fresh, "seed \(seed), round \(round)")
      guard kept == fresh else { return }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        store.note(Self.edit(files, &graph, with: &random))
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `answers made of other files hold where these are the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* Fuzzing.seed)
    let (former, files) = (MemoryFiles(), MemoryFiles())
    for path in Graph.paths where Bool.random(using: &random) {
      former[path] = [UInt8.random(in: 0...3, using: &random)]
    }
    for path in Graph.paths { files[path] = former[path] }
    var graph = Graph(with: &random)
    let store = FactStore()
    for round in 0..<Fuzzing.count(byDefault: 20) {
      _ = graph.answers(of: Facts(in: former.fileSystem, keptIn: store))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        _ = Self.edit(files, &graph, with: &random)
      }
      store.noteDifferences(of: files.fileSystem, from: former.fileSystem, jobs: 1)
      let kept = graph.answers(of: Facts(in: files.fileSystem, keptIn: store))
      let fresh = graph.answers(of: Facts(in: files.fileSystem))
      #expect(kept == fresh, "seed \(seed), round \(round)")
      guard kept == fresh else { return }
      for path in Graph.paths { former[path] = files[path] }
    }
  }

  /// Changes a file, a folder or what questions are given.
  private static func edit(
    _ files: MemoryFiles,
    _ graph: inout Graph,
    with random: inout SeededGenerator
  ) -> [InputChange] {
    let path = Graph.paths.randomElement(using: &random) ?? "x"
    let wasThere = files[path] != nil
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      graph.given = Int.random(in: 0...2, using: &random)
      return []
    case 1:
      files[path] = nil
      return wasThere ? [.file(path), .folder(path.folder)] : []
    case 2:
      for path in Graph.paths where path.folder == "F" && files[path] != nil {
        files[path] = [UInt8.random(in: 0...3, using: &random)]
      }
      return [.all("F")]
    default:
      files[path] = [UInt8.random(in: 0...3, using: &random)]
      return wasThere ? [.file(path)] : [.file(path), .folder(path.folder)]
    }
  }
}

/// Questions that ask for files, folders and each other.
private struct Graph {
  static let paths: [FilePath] = ["F/a", "F/b", "F/c", "G/a", "G/b", "H/a"]

  /// What some questions are given.
  var given = 0
  private let nodes: [Node]

  private struct Node {
    enum Source {
      case file(FilePath)
      case folder(FilePath)
      /// The answers about several files, each of which looks at another one.
      case each([FilePath], FilePath?)
      case node(Int)
      case given
    }
    /// In an order that depends on the sum so far.
    let sources: [Source]
    /// Another node, whose answer this one is given instead of asking for it.
    let handed: Int?
    /// Whether it is made of the graph's number, itself or by those that it asks.
    var isGiven = false
    /// Whether what it is handed is made of that number.
    var handsGiven = false
  }

  init(with random: inout SeededGenerator) {
    var nodes: [Node] = []
    for number in 0..<12 {
      let sources = (0..<Int.random(in: 1...4, using: &random)).map { _ -> Node.Source in
        let path = Self.paths.randomElement(using: &random) ?? "x"
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .folder(path.folder)
        case 1: return .each(Self.paths.shuffled(using: &random).prefix(3) + [], path)
        case 2: return .given
        case 3 where number > 0, 4 where number > 0:
          return .node(Int.random(in: 0..<number, using: &random))
        default: return .file(path)
        }
      }
      let handed =
        number > 0 && Bool.random(using: &random) ? Int.random(in: 0..<number, using: &random) : nil
      let isGiven = sources.contains { source in
        switch source {
        case .each, .given: true
        case .node(let other): nodes[other].isGiven || nodes[other].handsGiven
        case .file, .folder: false
        }
      }
      let handsGiven = handed.map { nodes[$0].isGiven || nodes[$0].handsGiven } ?? false
      nodes.append(
        Node(sources: sources, handed: handed, isGiven: isGiven, handsGiven: handsGiven)
      )
    }
    self.nodes = nodes
  }

  /// Asks all questions, the last one first.
  func answers(of facts: Facts) -> [Int] { nodes.indices.reversed().map { answer($0, facts) } }

  private struct Given: Equatable, Sendable {
    var given: Int?
    var handed: Int?
  }

  private func answer(_ number: Int, _ facts: Facts) -> Int {
    let node = nodes[number]
    let given = Given(
      given: node.isGiven ? self.given : nil,
      handed: node.handed.map { answer($0, facts) }
    )
    return facts.answer(Question("node", number), given: given) { asked in
      node.sources.enumerated().reduce(given.handed ?? 0) { sum, source in
        // Which sources are asked is told by the ones before.
        if sum % 5 == 3 { return sum + 1 }
        let question = Question("each", 10 * number + source.offset)
        return sum &* 3 % 1_000 + value(of: source.element, question, asked, given)
      }
    }
  }

  private func value(
    of source: Node.Source,
    _ question: Question,
    _ facts: Facts,
    _ given: Given
  ) -> Int {
    switch source {
    case .file(let path): return facts.files.value(of: path)
    case .folder(let folder): return ((try? facts.files.entries(of: folder)) ?? []).count
    case .each(let paths, let other):
      return facts.answers(
        question,
        of: paths,
        given: given.given ?? 0,
        each: paths.map { $0 == "F/a" ? 1 : 0 },
        lookingAt: { _ in other.map { [$0] } ?? [] }
      ) { missing in
        missing.map { facts.files.value(of: paths[$0]) + (other.map(facts.files.value) ?? 0) }
      }.reduce(given.given ?? 0, +)
    case .node(let other): return answer(other, facts)
    case .given: return given.given ?? 0
    }
  }
}

extension FileSystem {
  /// The first byte of a file; 7 where there is none.
  fileprivate func value(of path: FilePath) -> Int { ((try? read(path))?.first).map(Int.init) ?? 7 }
}
