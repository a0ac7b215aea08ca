import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// Code asks for a table that does not exist.
  static let missingTable = Rule(
    id: "missing-table",
    severity: .warning,
    concern: .gap,
    summary: "Code asks for a string table that does not exist",
    explanation: PackageResources.missing_table_md,
    check: .project { project, findings in
      for table in project.tables where table.isBareInfoPropertyList {
        findings.reportBare(table, in: project)
      }
      let names = Set(project.tables.map(\.name))
      guard !names.isEmpty else { return }
      let unbuiltNames = Set(project.unbuiltTables.map(\.name))
      let outside = project.outsideReferences
      let vendored = VendoredTables(of: project)
      let absent = project.references.indices.filter { number in
        // Nearly every call asks for a table that is there; to look at its text takes longest.
        project.references[number].context == .app
          && !names.contains(KeyReference.tableName(project.references[number].table))
          && !outside.answered.contains(number)
          && project.references[number].isWorthATranslation
          && !vendored.answer(project.references[number])
          && !project.references[number].traits.contains(.searchesBundle)
      }
      let asked = Dictionary(grouping: absent) { project.references[$0].tableName }
      for (position, (name, numbers)) in asked.ordered(by: \.key).enumerated() {
        let references = numbers.map { project.references[$0] }
        let keys = Set(references.map(\.key)).count
        // A text in the only language there is needs no table.
        let isOnlyLanguage = project.languages.expected.count < 2
        if isOnlyLanguage, references.allSatisfy(\.bringsText) { continue }
        let isUnbuilt = unbuiltNames.contains(name)
        findings.report(
          """
          table '\(name)' \(isUnbuilt ? "is no part of the app" : "does not exist"); \
          \(keys) \(keys == 1 ? "key is" : "keys are") asked of it
          """,
          at: project.references[numbers.first(where: outside.unanswered.contains) ?? numbers[0]]
            .location,
          notes: [isUnbuilt || position >= limitOfSlips ? nil : project.nameOfTable(near: name)]
            .compactMap { name in
              name.map { .init("there is a table '\($0)'") }
            },
          help: isUnbuilt
            ? "add the table to the target, or correct its name"
            : name.adviceToAddTable,
          subject: .init(table: name)
        )
      }
    }
  )
}

/// Where more tables are missing, no slip is the cause.
private let limitOfSlips = 100

extension String {
  /// What to do where no table of this name is there, or none that the code can find.
  var adviceToAddTable: String {
    // Nobody names what the system reads, and hardly anybody the table that is read without a name.
    let isNamed = !isNameReadBySystem && self != KeyReference.tableName(nil)
    return (isNamed ? "correct the table's name, or " : "") + "add the table"
  }
}

extension Findings {
  /// Reports the reasons for permissions that everybody reads in the development language.
  fileprivate mutating func reportBare(_ table: StringTable, in project: Project) {
    let count = table.keys.count { $0.needsTranslation }
    guard count > 0, project.languages.expected.count > 1, let file = table.files.first,
      SourceContext(of: file.path) != .test
    else { return }
    report(
      "table 'InfoPlist' does not exist; nobody can translate \(count) "
        + "\(count == 1 ? "text" : "texts") of '\(file.path.name)'",
      at: table.keys.first.map { table.location(of: $0) } ?? table.location,
      help: "add InfoPlist.strings or InfoPlist.xcstrings with their texts",
      subject: .init(table: table.name, place: table.container)
    )
  }
}

extension StringTable {
  /// Whether the table is nothing but an `Info.plist` or its build settings, whose texts no table
  /// translates.
  var isBareInfoPropertyList: Bool {
    !files.isEmpty && files.allSatisfy(\.isInfoPropertyList)
  }
}
