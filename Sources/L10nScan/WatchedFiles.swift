import KeyExtraction
import ProjectModel
import StringResources

extension Audit {
  /// Patterns for the files that an audit may read, as editors take them to watch files.
  package static var watchedPatterns: [String] {
    let extensions = KeyExtractor.fileExtensions.union(ResourceFormat.fileExtensions)
      .union(TextSource.fileExtensions).union(ProjectManifests.fileExtensions)
      // Configurations, baselines, and the tables of Swifternalization.
      .union(["json"]).union(OtherUsers.otherExtensions)
      .union(ToolFile.scriptExtensions).union(ToolFile.codeExtensions)
    let names = ToolFile.names.filter { !$0.contains(".") }
    return extensions.sorted().map { "**/*.\($0)" } + names.sorted().map { "**/\($0)" }
  }
}
