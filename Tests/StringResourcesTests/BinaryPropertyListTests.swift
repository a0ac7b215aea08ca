import Foundation
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct BinaryPropertyListTests {
  @Test("A compiled table holds what its source holds")
  func compiledRules() throws {
    let fixture = Fixture.named("Resources/Tables/rules.stringsdict")
    let data = Data(fixture.stored)
    let root = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    let table = read(try compile(root), fixture.path)
    #expect(table.diagnostics.isEmpty)
    #expect(texts(table) == texts(read(fixture.stored, fixture.path)))
  }

  @Test("A compiled table has no lines, and cannot be edited")
  func compiledStrings() throws {
    let bytes = try compile(["b": "2", "a": "é"])
    let table = read(bytes, "de.lproj/a.strings")
    #expect(table.entries.map(\.key) == ["a", "b"])
    #expect(Set(table.entries.map(\.location.description)) == ["de.lproj/a.strings:1:1"])
    let format = try #require(ResourceFormat.format(of: table.path))
    #expect(throws: EditError.self) {
      try format.applying([.remove(key: "a")], to: bytes, at: table.path)
    }
    #expect(try format.canonicalForm(of: bytes, at: table.path) == bytes)
  }

  private func compile(_ root: Any) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0)
    )
  }

  private func read(_ bytes: [UInt8], _ path: FilePath) -> LocalizedTable {
    ResourceFormat.readTable(at: path, in: MemoryFiles([path: bytes]).fileSystem)
  }

  private func texts(_ table: LocalizedTable) -> [String] {
    table.entries.flatMap { entry in
      entry.translations.flatMap(\.allUnits).map { unit in
        "\(entry.key) \(unit.variation.map(\.name)) \(unit.text)"
      }
    }.sorted()
  }
}
