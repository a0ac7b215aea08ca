import Diagnostics
package import LocalizationModel
import SourceFiles

/// The contents of a project, for a first configuration.
package struct ProjectSurvey: Sendable {
  package let sourceFiles: Int
  package let tables: Int
  package let languages: LanguageSet
  /// Whether the project itself says which languages it has, and which is the first.
  package let declaresLanguages: Bool
  package let declaresDevelopmentLanguage: Bool
  /// Folders of other people's code.
  package let vendored: [VendoredFolder]
  package let routines: [RoutineProposal]
  /// The parts that an audit leaves out by their looks, beside those folders.
  package let leftOut: [LeftOut]

  /// A folder that by its name holds other people's code, and the files in it that an audit reads.
  package struct VendoredFolder: Sendable {
    /// The pattern that leaves it out.
    package let pattern: String
    package let files: Int
  }

  /// Looks at what an audit would read.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or some folder or table could not be read.
  package init(_ input: ScanInput) throws(AuditError) {
    let sources = try FoundSources(input)
    let scan = try TableScan(input)
    let failures = (sources.diagnostics + scan.diagnostics).filter(\.isUnread)
    // A configuration without the languages of what could not be read would say that there are none.
    guard failures.isEmpty else {
      throw AuditError(
        "no configuration is written, as not everything could be read",
        diagnostics: Set(failures).sorted()
      )
    }
    if sources.paths.isEmpty, scan.tables.isEmpty { throw input.nothingToCheck([]) }
    let declared = scan.declaredLanguages
    let project = Project([], scan, input.settings)
    languages = project.languages
    declaresLanguages = !declared.known.isEmpty || scan.tables.isEmpty
    declaresDevelopmentLanguage =
      declared.development != nil || scan.tables.isEmpty
      || scan.tables.contains { $0.sourceLanguage != nil }
    sourceFiles = sources.paths.count
    tables = scan.count
    vendored = Self.vendoredFolders(
      among: sources.paths + scan.tables.map(\.path),
      below: input.sources
    )
    // Where sources or languages are unknown, no routine is proposed.
    let found = try? Audit(of: input).makeProjectWithLiterals()
    // A routine without a literal may look other texts up.
    routines = found?.routineProposals.filter { $0.calls > 0 } ?? []
    leftOut = found?.leftOut.filter { $0.kind != .vendored } ?? []
  }

  private static func vendoredFolders(
    among paths: [FilePath],
    below roots: [FilePath]
  ) -> [VendoredFolder] {
    var counts: [String: Int] = [:]
    for path in paths {
      let place = roots.lazy.compactMap { path.relative(to: $0) }.first ?? path.string[...]
      let folders = place.split(separator: "/").dropLast()
      guard let index = folders.firstIndex(where: isOfOthers) else { continue }
      counts[folders[...index].joined(separator: "/"), default: 0] += 1
    }
    // What is most of the project is the project.
    return counts.filter { $0.value * 2 < paths.count }.ordered(by: \.key).map {
      // A pattern without a slash would mean folders of that name anywhere.
      VendoredFolder(pattern: $0.key.contains("/") ? $0.key : "\($0.key)/**", files: $0.value)
    }
  }

  /// Whether a person may want to leave a folder out, who sees whose code the submodules are.
  private static func isOfOthers(_ folder: Substring) -> Bool {
    folder.isNameOfVendored || ["external", "submodules"].contains(folder.lowercased())
  }
}
