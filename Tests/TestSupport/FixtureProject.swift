import Foundation
package import SourceFiles
import Testing

/// A small project of annotated files: one folder of `Fixtures/`.
package struct FixtureProject: Sendable {
  /// The path of the folder below `Fixtures/`, for messages.
  package var place: String
  /// The files, with paths below the folder.
  package var fixtures: [Fixture]

  /// Loads every folder in a folder of `Fixtures/` as a project, sorted by name.
  ///
  /// Where there is none, one project stands for that, and fails every comparison.
  package static func all(in folder: String) -> [FixtureProject] {
    let fixtures = Fixture.load(folder)
    let names = Set(fixtures.compactMap { $0.path.components.first.map(String.init) })
    let projects = names.sorted().map { FixtureProject(folder + "/" + $0) }
    guard projects.isEmpty else { return projects }
    let problem = Fixture.absent(".", place: folder).adding("no project in this folder")
    return [FixtureProject(place: folder, fixtures: [problem])]
  }

  /// Loads one folder of `Fixtures/`.
  package init(_ place: String) {
    self.init(place: place, fixtures: Fixture.load(place))
    let expectations = fixtures.map(\.expectations)
    let isEmpty = expectations.allSatisfy(\.isEmpty)
    if isEmpty && !expectations.contains(where: \.expectsNothing) {
      let problem = "no expectation; if that is meant, begin a file with '// expect: nothing'"
      fixtures.append(.absent(".", place: place).adding(problem))
    }
  }

  private init(place: String, fixtures: [Fixture]) {
    self.place = place
    self.fixtures = fixtures
  }

  /// The options that the files ask for, in the order of the files.
  package var options: [String] { fixtures.flatMap(\.expectations.options) }

  /// The files of the project in memory; its folder is the working folder.
  package var memory: MemoryFiles {
    let memory = MemoryFiles()
    for fixture in fixtures where fixture.isFile { memory[fixture.path] = fixture.stored }
    return memory
  }

  package var files: FileSystem { memory.fileSystem }
}

extension FixtureProject: CustomTestStringConvertible {
  package var testDescription: String { place }
}
