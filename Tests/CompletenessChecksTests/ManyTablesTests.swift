import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import CompletenessChecks

/// What many tables of one name have in common is found once, and is the same for each of them.
@Suite struct ManyTablesTests {
  private static let count = 40

  private func reference(
    _ key: String,
    _ number: Int,
    value: String? = nil,
    in path: FilePath = "a.swift"
  ) -> KeyReference {
    KeyReference(
      key: key,
      value: value,
      routine: "NSLocalizedString",
      location: SourceLocation(path: path, offset: number, length: 1, line: number, column: 1)
    )
  }

  private func joined(_ references: [KeyReference]) -> Project {
    var extraction = Extraction(path: "a.swift")
    extraction.references = references
    return Project(
      extractions: [extraction],
      tables: (0..<Self.count).map { number in
        let path = FilePath("m\(number)/de.lproj/Localizable.strings")
        return .strings(path, ["key": "K", "%d of \(number % 3)": "O"])
      },
      developmentLanguage: "en"
    )
  }

  @Test func `a call is one use of all equal keys`() {
    let calls = (0..<Self.count).map { reference("key", $0) }
    let tables = joined([]).tables
    let joiner = ReferenceJoiner(tables: tables, packages: PackageFolders([]))
    #expect(joiner.equals.count == 4)
    #expect(joiner.uses(by: calls, at: calls.indices).count == calls.count)
    // Of other specifiers too.
    #expect(joiner.uses(by: [reference("%? of 1", 0)], at: 0..<1).count == 1)
  }

  @Test func `each table has the calls of its key, and the first text of them`() {
    let calls = (0..<Self.count).map { number in
      reference(number % 2 == 0 ? "key" : "%? of 1", number, value: number > 4 ? "T\(number)" : nil)
    }
    for table in joined(calls).tables {
      #expect(table["key"]?.references == Array(stride(from: 0, to: Self.count, by: 2)))
      #expect(table["key"]?.suppliedText?.text == "T6")
      #expect(table["key"]?.calls == [.text])
      let isAsked = table["%d of 1"] != nil
      #expect(table["%d of 1"]?.suppliedText?.text == (isAsked ? "T5" : nil))
      #expect(table["%d of 2"]?.references.isEmpty ?? true)
    }
  }

  @Test func `a call that names its module is one of that table alone, in the order of all`() {
    let path: FilePath = "m3/Sources/M/a.swift"
    var calls = (0..<3).map { reference("key", $0, value: $0 == 1 ? "own" : nil, in: path) }
    calls[1].traits = .namesModuleBundle
    var declared = DeclaredLanguages()
    declared.packages = ["m3"]
    var extraction = Extraction(path: path)
    extraction.references = calls
    let project = Project(
      extractions: [extraction],
      tables: ["m3/Sources/M", "m4", "m5"].map { folder in
        .strings(FilePath("\(folder)/de.lproj/Localizable.strings"), ["key": "K"])
      },
      declared: declared,
      developmentLanguage: "en"
    )
    let own = project.table("m3/Sources/M")?["key"]
    #expect(own?.references == [0, 1, 2])
    #expect(own?.suppliedText?.text == "own")
    #expect(project.table("m4")?["key"]?.references == [0, 2])
    #expect(project.table("m4")?["key"]?.suppliedText == nil)
  }

  @Test func `keys that are handed on find the one table that has them`() {
    let calls = (0..<Self.count).map { number in
      var call = reference("key\(number)", number)
      call.parameterLabel = "message"
      return call
    }
    var extraction = Extraction(path: "a.swift")
    extraction.references = calls
    extraction.tablesOfValues = (0..<Self.count).map { number in
      TableOfValue(value: number == 7 ? "other" : "message", table: "T\(number)")
    }
    let project = Project(
      extractions: [extraction],
      tables: (0..<Self.count).map { number in
        .strings(FilePath("en.lproj/T\(number).strings"), ["key\(number)": "K", "key0": "L"])
      },
      developmentLanguage: "en"
    )
    let tables = project.references.map(\.table)
    #expect(tables[1] == "T1")
    // Its value is another one, and that of the first is in all tables.
    #expect(tables[7] == nil && tables[0] == nil)
    #expect(!project.references[0].hasKnownTable)
    #expect(tables.count { $0 != nil } == Self.count - 2)
  }

  @Test func `many names cover what each of them covers`() {
    let many = ProperNames((0..<Self.count).map { "Name\($0)q" } + ["Name1q Pro"])
    for number in 0..<Self.count {
      #expect(many.consistsOfNames("Name\(number)q, 12"))
      #expect(!many.consistsOfNames("Name\(number)q App"))
    }
    #expect(many.consistsOfNames("Name1q Pro & Name2q"))
    #expect(!many.consistsOfNames("Name1 Pro"))
  }
}
