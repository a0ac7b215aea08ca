import LocalizationModel
import SourceFiles

extension Rule {
  /// Two files of one table cannot be in one target.
  static let collidingTables = Rule(
    id: "colliding-tables",
    severity: .error,
    summary: "Two files of one table cannot be in one target",
    explanation: """
      ## What it does

      Finds String Catalogs that stand beside `.strings` or `.stringsdict` files of the same table,
      and catalogs inside the folder of a language.

      ## Why it is bad

      Xcode refuses to build: a catalog makes such files itself, for all languages.

      ## Example

      `Localizable.xcstrings` beside `de.lproj/Localizable.strings`.

      ## What to do

      Move the texts into the catalog and remove the other files; take catalogs out of language
      folders.
      """,
    check: .project { project, findings in
      for table in project.tables {
        let catalogs = table.files.filter(\.isCatalog)
        for catalog in catalogs {
          let folder = catalog.path.folder
          if folder.fileExtension == "lproj", folder.stem != "mul" {
            findings.report(
              "catalog '\(catalog.path.name)' is in the folder of one language",
              at: SourceLocation(path: catalog.path),
              help: "move it out of '\(folder.name)'",
              subject: .init(table: table.name, detail: catalog.path.string)
            )
          } else if folder.stem != "mul", let other = table.files.first(where: \.isOtherTable) {
            findings.report(
              "catalog '\(catalog.path.name)' stands beside '\(other.path.name)' of the same table",
              at: SourceLocation(path: catalog.path),
              notes: [Diagnostic.Note("the other file", at: SourceLocation(path: other.path))],
              help: "move all texts into the catalog",
              subject: .init(table: table.name, detail: table.container.string)
            )
          }
        }
      }
    }
  )
}

extension LocalizedFile {
  /// Whether the file is a table, and no catalog.
  fileprivate var isOtherTable: Bool { !isCatalog && !isInfoPropertyList }
}
