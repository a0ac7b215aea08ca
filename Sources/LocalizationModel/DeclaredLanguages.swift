package import SourceFiles

/// The languages of a project, what its apps are called, and how its tables are built, as its own files
/// say.
package struct DeclaredLanguages: Equatable, Sendable {
  /// The language that the first texts are written in.
  package var development: Language?
  /// Where that is said, in words: `developmentRegion of App.xcodeproj`.
  package var developmentOrigin = ""
  /// The languages that the project says it has, sorted; empty where it does not say.
  package var known: [Language] = []
  /// Where that is said, in words: `knownRegions of App.xcodeproj`.
  package var knownOrigin = ""
  /// The Xcode projects that say it: several where they lie in one folder.
  package var knownProjects: [FilePath] = []
  /// Every list of languages that was found.
  package var lists: [List] = []
  /// The entries in place of a language that can be none.
  package var misnomers: [Misnomer] = []
  /// The folders of Swift packages.
  package var packages: [FilePath] = []
  /// The files that targets of Swift packages include, as their manifests say.
  package var targetClaims: [PackageFolders.TargetClaim] = []
  /// The folders, with all below them, whose scripts copy languages of packages into the app.
  package var copyingFolders: [FilePath] = []
  /// The projects and manifests whose targets say which tables count.
  package var manifests: [FilePath] = []
  /// The names of the apps that the project builds.
  package var productNames: Set<String> = []
  /// The apps without any table, beside others that have some.
  package var unlocalizedApps: [UnlocalizedApp] = []
  /// The files that the targets include; of their sources only those that matter.
  ///
  /// These are all where a table's name is in no target, else those of programs that lack a table which
  /// another program takes.
  package var targets: TargetIndex?
  /// The same with all sources.
  package var targetsWithSources: TargetIndex?
  /// The targets that change the notifications which a server sends: their tables hold its keys.
  package var notificationServices: Set<TargetPlace> = []
  /// The folders of these targets' lists, in which their code may lie.
  package var notificationFolders: [FilePath] = []
  /// The apps that show what a library can do, with the files that they spread among their resources; nil
  /// where the projects build anything else for people to use.
  package var examples: Set<TargetPlace>?
  /// The Xcode projects that build an app, as far as they are understood.
  package var projectsOfApps: [FilePath] = []
  /// The languages that some `Info.plist` lists as those of its app.
  package var bundleLocalizations: Set<Language> = []
  /// Whether some `Info.plist` lets packages speak languages that the app does not.
  package var mixesLocalizations = false
  /// The earliest systems that the targets run on.
  package var deploymentTargets: [DeploymentTarget] = []
  /// The language of the first texts by the project or manifest that says it.
  package var developmentLanguages: [FilePath: Language] = [:]
  /// The manifests of packages that are for other systems than Apple's, and name no tool that compiles
  /// catalogs.
  package var packagesWithoutXcode: Set<FilePath> = []
  /// Whether Xcode makes Swift symbols of the keys in catalogs.
  package var generatesSymbols = false

  package init() {}

  /// Returns the app without any table that a source belongs to; nil for other sources.
  package func unlocalizedApp(of source: FilePath) -> UnlocalizedApp? {
    unlocalizedApps.first { $0.owns(source) }
  }

  /// Words about further projects that say which languages there are: ` and 1 other`.
  package var otherProjects: String {
    let rest = knownProjects.count - 1
    return rest > 0 ? " and \(rest) other\(rest == 1 ? "" : "s")" : ""
  }

  /// Words about apps whose projects lie apart, so that none of them says which languages there are.
  package var separateProjects: String {
    let folders = Set(projectsOfApps.map(\.folder))
    return folders.count > 1
      ? " of \(folders.count) projects; name the folder of one to have it checked in its own" : ""
  }

  /// Returns the language that a file names; notes what can be the name of none.
  package mutating func language(
    _ spelling: String,
    in kind: String,
    of owner: FilePath,
    at path: FilePath
  ) -> Language? {
    let language = Language(named: spelling)
    if language == nil {
      misnomers.append(Misnomer(spelling: spelling, kind: kind, owner: owner, path: path))
    }
    return language
  }

  /// A text in place of a language, which no folder can be called by.
  package struct Misnomer: Equatable, Sendable {
    package let spelling: String
    /// The setting that names it: `knownRegions`.
    package let kind: String
    /// The project or file that does.
    package let owner: FilePath
    package let path: FilePath
  }

  /// A list of languages in a file of the project.
  package struct List: Equatable, Sendable {
    /// The name of the list: `knownRegions`.
    package var kind: String
    /// The project or file that it is a part of.
    package var owner: FilePath
    /// The file that it stands in.
    package var path: FilePath
    package var languages: [Language]
    /// Whether tables in other languages take no part in a build.
    package var isWhole: Bool

    package init(
      _ kind: String,
      of owner: FilePath,
      at path: FilePath,
      languages: [Language],
      isWhole: Bool
    ) {
      (self.kind, self.owner, self.path) = (kind, owner, path)
      self.languages = languages
      self.isWhole = isWhole
    }

    /// The list's name and its file: `knownRegions of App.xcodeproj`.
    package var name: String { "\(kind) of \(owner)" }
  }
}
