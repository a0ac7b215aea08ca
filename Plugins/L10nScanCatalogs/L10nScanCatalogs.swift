import Foundation
import PackagePlugin

/// Compiles a target's String Catalogs into its bundle where no Xcode does, and makes typed accessors.
///
/// On Apple's systems it does nothing: Xcode compiles catalogs there.
@main struct L10nScanCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
      return []
    #else
      guard let target = target as? any SourceModuleTarget else { return [] }
      // The tables of Info.plist and App Shortcuts are read by Apple's systems alone.
      let catalogs = target.sourceFiles.map(\.url).filter { file in
        file.pathExtension == "xcstrings" && !["InfoPlist", "AppShortcuts"].contains(file.table)
      }.sorted { $0.path < $1.path }
      guard !catalogs.isEmpty else { return [] }
      let languages = Set(try catalogs.flatMap(languages)).sorted()
      return [
        command(
          for: target.name,
          catalogs,
          languages,
          in: context.pluginWorkDirectoryURL,
          by: try context.tool(named: "CommandLineTool").url
        )
      ]
    #endif
  }

  private func command(
    for name: String,
    _ catalogs: [URL],
    _ languages: [String],
    in folder: URL,
    by program: URL
  ) -> Command {
    let tables = catalogs.map(\.table)
    // SwiftPM wants all names before the first is written, so each language has a file of each table.
    let outputs = tables.flatMap { table in
      languages.map { folder.appending(path: "\($0).lproj/\(table).strings") }
    }
    let symbols = tables.map { folder.appending(path: "GeneratedStringSymbols_\($0).swift") }
    return .buildCommand(
      displayName: "Compiling the String Catalogs of \(name)",
      executable: program,
      arguments: ["compile"] + catalogs.map(\.path) + languages.flatMap { ["--language", $0] }
        + ["--complete", "--empty-files", "--plural-forms", "keys"]
        + ["--output", folder.path, "--swift", folder.path],
      inputFiles: catalogs,
      outputFiles: outputs + symbols + [folder.appending(path: "LocalizedStringResource.swift")]
    )
  }

  /// Returns the languages of a catalog in its own spelling.
  private func languages(of catalog: URL) throws -> [String] {
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: catalog))
    let members = content as? [String: Any] ?? [:]
    let entries = members["strings"] as? [String: [String: Any]] ?? [:]
    let languages = entries.values.flatMap { entry in
      (entry["localizations"] as? [String: Any] ?? [:]).keys
    }
    return languages + [members["sourceLanguage"] as? String].compactMap { $0 }
  }
}

extension URL {
  /// The name of the table that a file holds.
  fileprivate var table: String { deletingPathExtension().lastPathComponent }
}
