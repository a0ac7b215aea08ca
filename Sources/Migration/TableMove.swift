import Diagnostics
package import LocalizationModel
package import SourceFiles
import StringResources

/// The effect of migrating a table on its files.
struct TableMove {
  /// A file that is to be made: what it begins with, and the entries that go into it.
  struct NewFile {
    let path: FilePath
    let emptyBytes: [UInt8]
    let entries: [TableEntry]

    /// The whole file.
    var bytes: [UInt8] {
      get throws(MigrationProblem) {
        guard let format = ResourceFormat.format(of: path) else { return emptyBytes }
        do throws(EditError) {
          return try format.applying(entries.map { .insert($0) }, to: emptyBytes, at: path)
        } catch {
          throw .unwritable(error.diagnostic.message)
        }
      }
    }
  }

  var made: [NewFile] = []
  /// The files that go when the new ones are there.
  var removed: [FilePath] = []
  var notes = MigrationNotes()
}

/// The losses and changes of a migration.
package struct MigrationNotes: Hashable, Sendable {
  /// Comments of translations, where the key has another one.
  package var droppedComments = 0
  /// Entries that stand in their file once more; the last one counts.
  package var duplicates = 0
  /// Texts behind a rule for numbers, which users never see.
  package var hiddenTexts = 0
  /// Texts that need review, or are not written.
  package var unfinishedTexts = 0
  /// Keys that are not to be translated.
  package var untranslatable = 0
  /// Keys that no code uses, by the table's own word.
  package var stale = 0
  /// Languages whose file holds no text.
  package var emptyLanguages: [Language] = []
  /// Folders that are called by another code of their language.
  package var renamedFolders: [FilePath] = []

  package init() {}
}
