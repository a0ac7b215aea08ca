import AuditReports
import KeyExtraction
import LocalizationModel
import SourceFiles

/// What an audit remembers of files for the next one.
struct FileMemory: Sendable {
  /// The changes since the first audit.
  var history = FileHistory()
  var versionsOfSources = FileVersions()
  var found = Remembered<FoundSources>()
  /// All files of sources that the last audit has found; nil where it has not looked everywhere.
  var sourcePaths: [FilePath]?
  var macros = Remembered<[CustomRoutine]>()
  var packages = PackageMemory()
  var sources: ExtractionMemory
  var tables = TableMemory()
  var otherUsers = OtherUsersMemory()
  /// The files of languages that are not read: which ask for texts, and what else stands in them.
  var foreignLookUps = OtherUsersMemory()
  var foreignUsers = OtherUsersMemory()
  var propertyLists = PropertyListMemory()
  var tableMentions = RememberedOf<[TableMentions.Table], [FilePath: SourceLocation]>()
  var proposals = ProposalMemory()

  init(isKept: Bool) {
    sources = ExtractionMemory(isKept: isKept)
  }
}
