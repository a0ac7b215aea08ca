import Foundation
import PackagePlugin

/// Runs the program in the package's folder: `swift package l10nscan --languages de`.
///
/// It may read and not write; `L10nScanUpdate` is the one that brings tables up to date.
@main struct L10nScanCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = try context.tool(named: "CommandLineTool").url
    try program.run(arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension L10nScanCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let program = try context.tool(named: "CommandLineTool").url
      // Xcode names the targets that are ticked; the audit is of the whole project.
      var arguments = ArgumentExtractor(arguments)
      _ = arguments.extractOption(named: "target")
      let format = ["--format", "xcode"]
      try program.run(
        format + arguments.remainingArguments,
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
