import Facts
import KeyExtraction
import Platform
import ProjectModel
import SourceFiles

extension ScanInput {
  /// Returns the files below the sources and beside their projects that may name code, sorted: sources,
  /// tests among them, storyboards, property lists and such.
  func filesNamingCode(_ facts: Facts) -> [FilePath] {
    facts.answer("files that name code", in: files) { asked in
      let settings = BuildSettings(files: asked.files).settingsFiles(near: sources)
      let folders = settings.map { $0.name == "project.pbxproj" ? $0.folder.folder : $0.folder }
      let walker = FileWalker(
        fileExtensions: KeyExtractor.fileExtensions.union(OtherUsers.otherExtensions)
          .union(["plist", "sdef", "yaml", "yml"]),
        // The file of a data model, which names classes.
        fileNames: ["contents"],
        excludes: (FileWalker.defaultExcludes + FileWalker.projectBundles).map(Glob.init),
        in: asked.files
      )
      return walker.walk(Set(sources + folders).sorted(), jobs: jobs).paths
    }
  }
}
