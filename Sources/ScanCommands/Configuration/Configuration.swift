import KeyExtraction
import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles

/// What a `.l10nscan.json` says; whatever it leaves out is nil or empty.
struct Configuration {
  static let fileName = ".l10nscan.json"

  let path: FilePath
  /// The folder that the paths in the file start from.
  var folder: FilePath { path.folder }

  var sources: [FilePath] = []
  var tables: [FilePath] = []
  var excludes: [Glob] = []
  var usesDefaultExcludes: Bool?
  var declarations: [FilePath] = []
  var routines: [CustomRoutine] = []
  var keyAttributes: [String] = []
  var readsSwiftUI: Bool?
  var includesTests: Bool?
  var regionsInherit: Bool?
  var includesPreviews: Bool?
  var developmentLanguage: Language?
  var languages: [Language] = []
  var isStrict: Bool?
  var failure: FailureLevel?
  var requirements = CoverageRequirements()
  var baseline: FilePath?
  var scope: RulePolicy.Scope
  var suppressions: [Suppression] = []

  init(path: FilePath) {
    self.path = path
    scope = RulePolicy.Scope(folder: path.folder)
  }

  /// Returns a path of the file as it is seen from the working folder.
  func resolve(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path : path == "." ? folder : folder.appending(path.string)
  }
}
