import PackagePlugin

/// Audits a target when one of its sources or tables has changed.
@main struct AuditTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return [
      .buildCommand(
        displayName: "Auditing the texts of \(target.name)",
        executable: try context.tool(named: "l10nscan").url,
        arguments: ["--format", "xcode", "--source", target.directoryURL.path],
        inputFiles: target.sourceFiles.map(\.url),
        outputFiles: []
      )
    ]
  }
}
