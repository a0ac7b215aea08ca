import CompletenessChecks
package import LocalizationModel
package import Revisions
package import SourceFiles
import StringResources

/// The commits that made the texts of today's tables, by value.
///
/// A text is as old as the first of an unbroken row of commits that have it, whatever file, format and
/// line it stands in.
package struct TextHistory: Sendable {
  private let history: FileHistory
  private let items: [HistoryWalk.Item]
  /// The items by number of file and name.
  private let numbers: [Int: [TextName: Int]]
  /// The number of each table's file.
  private let places: [FilePath: Int]
  /// How many versions of files git did not have.
  package let lossCount: Int

  /// Whether the clone has no older commits, so that texts may be older than it says.
  package var isShallow: Bool { history.isShallow }

  /// Goes through the history of a repository.
  ///
  /// - Parameters:
  ///   - paths: The tables of today; those that lie elsewhere have no history.
  ///   - files: The files of today.
  ///   - repository: The repository that the working folder lies in.
  ///   - development: The language of texts whose path names none.
  ///   - key: The only key that is looked at, with its earlier texts; nil for the last texts of all.
  ///   - jobs: How many threads to use.
  /// - Throws: `GitRepository.Failure` when git cannot tell.
  package init(
    of paths: [FilePath],
    in files: FileSystem,
    _ repository: GitRepository,
    development: Language,
    only key: String? = nil,
    jobs: Int
  ) throws(GitRepository.Failure) {
    let extensions = ResourceFormat.fileExtensions.sorted()
    history = try repository.history(ofFilesWith: extensions)
    var places: [FilePath: FilePath] = [:]
    for path in paths where ResourceFormat.format(of: path) != nil {
      let place = files.nearestRealPath(of: path).relative(to: repository.root)
      places[path] = place.map { FilePath(String($0)) }
    }
    let known = Set(history.paths)
    let names = HistoryFiles(
      history.paths + Set(places.values).subtracting(known).sorted(),
      development: development
    )
    let numbersOfFiles = Dictionary(
      uniqueKeysWithValues: names.paths.enumerated().map { ($1, $0) }
    )
    self.places = places.compactMapValues { numbersOfFiles[$0] }
    var store = VersionStore(history, names, development: development, only: key, jobs: jobs)
    var today: [Int: Int] = [:]
    for path in paths {
      guard let file = self.places[path], today[file] == nil else { continue }
      today[file] = store.add(ResourceFormat.readTable(at: path, in: files), of: file)
    }
    var walk = HistoryWalk(
      history,
      names,
      store,
      followsEarlier: key != nil
    )
    numbers = walk.run(today)
    items = walk.items
    lossCount = walk.lossCount
  }

  /// Returns the origin of a text that a file has; nil where the history does not know the file.
  package func origin(of key: String, in language: Language, at path: FilePath) -> TextOrigin? {
    number(of: key, language, path).map { TextOrigin(items[$0], in: history) }
  }

  /// Whether the first text said something else when a translation was made.
  ///
  /// Case, punctuation and white space say nothing.
  package func isOutdated(_ key: String, in language: Language, at path: FilePath) -> Bool {
    guard let words = number(of: key, language, path).map({ items[$0].firstWords }),
      let then = words.then, let today = words.today
    else { return false }
    return then != today
  }

  /// Returns the texts that a key has had in a language, the last one first; nil for a text that was
  /// not requested.
  package func texts(
    of key: String,
    in language: Language,
    at path: FilePath
  ) -> [(text: String?, origin: TextOrigin)] {
    var texts: [(text: String?, origin: TextOrigin)] = []
    var next = number(of: key, language, path)
    while let number = next {
      texts.append((items[number].text, TextOrigin(items[number], in: history)))
      next = items[number].earlier
    }
    return texts
  }

  private func number(
    of key: String,
    _ language: Language,
    _ path: FilePath
  ) -> Int? {
    places[path].flatMap { numbers[$0]?[TextName(key, language)] }
  }
}
