import Foundation
package import SourceFiles
import Testing

/// An annotated file of `Fixtures/`, ready to be read by the code under test.
package struct Fixture: Sendable {
  /// The path in the file system of the test: below the folder that was asked for.
  package var path: FilePath
  /// The path below `Fixtures/`, for messages.
  package var place: String
  /// The text with its annotations overwritten, so that all positions stay.
  package var text: SourceText
  package var expectations: Expectations
  /// Whether it is a file; expectations can also stand for a folder, or for what is not there.
  var isFile = true

  /// Loads every fixture below a folder of `Fixtures/`, sorted by path.
  ///
  /// An empty folder gives one fixture whose problem is just that, so that no test passes for want
  /// of cases.
  package static func all(in folder: String) -> [Fixture] {
    let files = load(folder)
    guard files.isEmpty else { return files.map { $0.demandingExpectations() } }
    return [.absent(".", place: folder).adding("no fixture in this folder")]
  }

  /// Loads one fixture by its path below `Fixtures/`.
  package static func named(_ place: String) -> Fixture {
    let parts = FilePath(place)
    return load(parts.folder.string).first { $0.path.string == parts.name }
      ?? .absent(parts, place: place).adding("no such fixture")
  }

  /// Loads the files below a folder, each with its sibling `.expected`, if there is one.
  static func load(_ folder: String) -> [Fixture] {
    let root = Repository.fixtures.appending(path: folder)
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { !FilePath($0).name.hasPrefix(".") }.sorted()
    var fixtures: [FilePath: Fixture] = [:]
    for name in names {
      guard let stored = FileManager.default.contents(atPath: root.appending(path: name).path),
        !isFolder(root.appending(path: name))
      else { continue }
      let place = folder + "/" + name
      fixtures[FilePath(name)] = Fixture(path: FilePath(name), place: place, bytes: Array(stored))
    }
    for (path, sibling) in fixtures where path.fileExtension == "expected" {
      let target = path.folder.appending(path.stem)
      let expectations = ExpectationFile.parse(sibling.text.string)
      fixtures[path] = nil
      let place = String(sibling.place.dropLast(".expected".count))
      fixtures[target, default: .absent(target, place: place)].expectations = expectations
    }
    return fixtures.values.sorted { $0.path < $1.path }
  }

  /// Makes a fixture that has expectations and is no file.
  static func absent(_ path: FilePath, place: String) -> Fixture {
    var fixture = Fixture(path: path, place: place, bytes: [])
    fixture.isFile = false
    return fixture
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  package init(path: FilePath, place: String, bytes stored: [UInt8]) {
    let source = SourceText(path: path, stored: stored)
    let reader = AnnotationReader(source.bytes)
    self.path = path
    self.place = place
    text = SourceText(path: path, bytes: reader.bytes, encoding: source.encoding)
    expectations = reader.expectations
  }
}

extension Fixture {
  /// The bytes of a file that holds the text, in the encoding in which the fixture is stored.
  package var stored: [UInt8] { text.stored }

  /// A file system that holds this file alone, at its `path`.
  package var files: FileSystem { MemoryFiles([path: stored]).fileSystem }

  /// Returns the same fixture with one more problem that fails every comparison.
  func adding(_ problem: String, line: Int = 1) -> Fixture {
    var fixture = self
    fixture.expectations.problems.append(.init(line: line, message: problem))
    return fixture
  }

  private func demandingExpectations() -> Fixture {
    switch (expectations.isEmpty, expectations.expectsNothing) {
    case (true, false): adding("no expectation; if that is meant, begin with '// expect: nothing'")
    case (false, true): adding("'expect: nothing' beside other expectations")
    case (true, true), (false, false): self
    }
  }
}

extension Fixture: CustomTestStringConvertible {
  package var testDescription: String { place }
}

extension SourceText {
  /// The text as a `String`, with U+FFFD for what is not UTF-8.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of a file that holds the text in its encoding.
  package var stored: [UInt8] {
    switch encoding {
    case .utf8, .utf8WithMark: encoding.mark + bytes
    default: encoding.encode(string)
    }
  }
}
