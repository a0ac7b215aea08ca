package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// The targets of projects and manifests, whatever tables there are.
package final class ProjectTargets: Sendable {
  /// The manifests with all the sources that they name.
  package let manifests: [ProjectManifest]
  package let generatedEnums: Set<String>
  private let files: [ManifestFile]
  private let finder: MembershipFinder
  /// The same with all sources.
  private let sources: MembershipFinder

  /// Reads the manifests among some files, and those beside and above the folders that are read.
  package init(among paths: [FilePath], _ scope: ProjectScope) {
    files = ProjectManifests(files: scope.files, jobs: scope.jobs)
      .read(among: paths, near: scope.sources + scope.tables)
    manifests = files.map(\.withSources)
    generatedEnums = GeneratedEnums(files: scope.files).find(among: paths, files.map(\.manifest))
    finder = MembershipFinder(files.map(\.manifest), scope)
    sources = MembershipFinder(manifests, scope)
  }

  /// The targets by the files that they take, of sources only such as matter in any case.
  package var index: TargetIndex { finder.index }

  /// Whether a target that is not of tests is known to compile a source.
  @Sendable
  package func ships(_ path: FilePath) -> Bool { sources.index.answer(for: path).isShipped }

  /// Returns those among some sources that no target compiles, where the projects tell of most.
  package func uncompiled(
    among paths: [FilePath],
    besides packages: PackageFolders
  ) -> Set<FilePath> {
    sources.uncompiled(among: paths, besides: packages)
  }

  /// Returns those among some files that no target takes, as `tables` are all tables that were found; in
  /// doubt one does.
  package func untaken(among paths: [FilePath], of tables: [FilePath]) -> [FilePath] {
    finder.leftOut(of: paths, among: tables)
  }

  /// Returns the facts about some tables that the files around them tell.
  package func surroundings(
    of tables: [LocalizedTable],
    among paths: [FilePath],
    _ scope: ProjectScope
  ) -> TableSurroundings {
    let (roots, files) = (scope.sources + scope.tables, scope.files)
    let manifests = self.files.map(\.manifest)
    var declared = LanguageDeclarations(files: files)
      .find(for: roots, containers: tables.map(\.container), projects: manifests.map(\.path))
    var tables = tables
    finder.mark(&tables)
    declared.manifests = finder.origins
    declared.targetClaims = manifests.targetClaims
    declared.noteNotificationServices(among: paths, manifests, index, in: files)
    declared.examples = LibraryExamples(manifests, below: roots, in: files)
      .find(declared.lists.filter(\.isWhole))
    declared.unlocalizedApps = sources.unlocalizedApps(tables)
    declared.targetsWithSources = sources.index
    declared.targets = tables.holdUnbuiltName(declared.development) ? sources.index : index
    declared.productNames.formUnion(manifests.flatMap(\.targets).flatMap(\.productNames))
    declared.noteApps(among: paths, manifests, below: roots, in: files)
    return TableSurroundings(
      declared: declared,
      characterSets: manifests.reduce(into: [:]) { sets, manifest in
        sets.merge(manifest.characterSets) { first, _ in first }
      },
      memberships: tables.map(\.membership),
      conflicts: manifests.flatMap(\.conflicts)
    )
  }
}

/// The facts about tables that the files around them tell.
package struct TableSurroundings: Sendable {
  package let declared: DeclaredLanguages
  /// The character sets that a project's file names for its tables.
  package let characterSets: [FilePath: SingleByteSet]
  /// Whether a target takes each table.
  package let memberships: [TargetMembership]
  /// The conflicts of git in the files of projects.
  package let conflicts: [Diagnostic]
}
