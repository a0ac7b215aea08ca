import Foundation
import PackagePlugin

/// Audits a target's own sources and tables while it is built, whenever one of them has changed.
///
/// What it finds is printed as Xcode wants it, and what makes an audit fail makes the build fail.
@main struct L10nScanBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folders = [context.package.directoryURL, target.directoryURL]
    return [
      audit(
        of: target.name,
        at: ["--source", target.directoryURL.path],
        reading: target.sourceFiles.map(\.url) + configurations(in: folders),
        by: try context.tool(named: "CommandLineTool").url
      )
    ]
  }

  private func configurations(in folders: [URL]) -> [URL] {
    folders.map { $0.appending(path: ".l10nscan.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func audit(
    of name: String,
    at paths: [String],
    reading files: [URL],
    by program: URL
  ) -> Command {
    // What a command writes would be taken for a resource, and go to the app's users.
    .buildCommand(
      displayName: "Auditing the texts of \(name)",
      executable: program,
      arguments: ["--format", "xcode"] + paths,
      inputFiles: files,
      outputFiles: []
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension L10nScanBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of Xcode has files and no folder.
      let kinds: [FileType] = [.source, .resource]
      let files = target.inputFiles.filter { kinds.contains($0.type) }.map(\.url)
      return [
        audit(
          of: target.displayName,
          at: files.map(\.path),
          reading: files + configurations(in: [context.xcodeProject.directoryURL]),
          by: try context.tool(named: "CommandLineTool").url
        )
      ]
    }
  }
#endif
