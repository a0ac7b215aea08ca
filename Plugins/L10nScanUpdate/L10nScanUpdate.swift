import Foundation
import PackagePlugin

/// Brings the package's tables up to date with its code: `swift package l10nscan-update --dry-run`.
///
/// It asks for the permission to write into the package's folder.
@main struct L10nScanUpdate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = try context.tool(named: "CommandLineTool").url
    try program.run(["update"] + arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension L10nScanUpdate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let program = try context.tool(named: "CommandLineTool").url
      // Xcode names the targets that are ticked; the update is of the whole project.
      var arguments = ArgumentExtractor(arguments)
      _ = arguments.extractOption(named: "target")
      try program.run(
        ["update"] + arguments.remainingArguments,
        in: context.xcodeProject.directoryURL
      )
    }
  }
#endif

extension URL {
  fileprivate func run(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = self
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // What is wrong has been printed; the status is what is left to tell.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
