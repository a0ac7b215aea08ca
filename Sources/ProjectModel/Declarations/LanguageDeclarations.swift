package import LocalizationModel
package import SourceFiles
import StringResources

/// Finds what package manifests and Xcode projects say about the languages of an app.
///
/// The folders of the input are looked into, and those above them; the nearest word counts. The
/// search ends where a repository does.
package struct LanguageDeclarations {
  private let files: FileSystem

  package init(files: FileSystem) { self.files = files }

  /// Returns what is declared for the sources and tables below some folders.
  ///
  /// An `Info.plist` is looked for in the folders of tables, `containers`, and one above, and settings
  /// beside `projects` as well.
  package func find(
    for roots: [FilePath],
    containers: [FilePath] = [],
    projects: [FilePath] = []
  ) -> DeclaredLanguages {
    var declared = DeclaredLanguages()
    var read: Set<FilePath> = []
    var namesBase = false
    for root in roots {
      let before = declared
      for folder in files.projectFolders(from: root) {
        // Where an earlier root has come by, it has found the nearest word from there.
        guard declared.development == before.development, declared.known == before.known,
          read.insert(folder).inserted
        else { break }
        readDeclarations(in: folder, &declared, namesBase: &namesBase)
      }
    }
    readSettings(near: roots, besides: projects, &declared)
    // A package below the roots has a language of its own, and not that of all texts.
    for path in projects where path.name == "Package.swift" {
      let text = files.declarations(at: path)
      if text?.leavesCatalogs == true { declared.packagesWithoutXcode.insert(path) }
      guard declared.developmentLanguages[path] == nil, let spelling = text?.defaultLocalization
      else { continue }
      declared.developmentLanguages[path] =
        declared.language(spelling, in: "defaultLocalization", of: path, at: path)
    }
    for folder in Set(containers.flatMap { [$0, $0.folder] }).sorted() {
      for name in files.names(in: folder) where name.hasSuffix("Info.plist") {
        readPropertyList(folder.appending(name), &declared, namesBase: namesBase)
      }
    }
    return declared
  }

  /// Reads what the settings of targets say: whether any asks for symbols of the keys in catalogs,
  /// and, where they stand in files of their own, how products are called.
  private func readSettings(
    near roots: [FilePath],
    besides projects: [FilePath],
    _ declared: inout DeclaredLanguages
  ) {
    let settings = BuildSettings(files: files)
    let near = settings.settingsFiles(near: roots)
    for path in settings.settingsFiles(near: roots, besides: projects) {
      guard let text = files.declarations(at: path) else { continue }
      // A project below the roots may use those of its own catalogs alone.
      let asksForSymbols =
        near.contains(path)
        && text.words(assignedTo: "STRING_CATALOG_GENERATE_SYMBOLS").contains("YES")
      declared.generatesSymbols = declared.generatesSymbols || asksForSymbols
      declared.deploymentTargets += DeploymentTarget.System.allCases.flatMap { system in
        text.texts(assignedTo: system.rawValue).map { version in
          // What another setting says may be any version.
          DeploymentTarget(system, version.split(separator: ".").first.flatMap { Int($0) } ?? 0)
        }
      }
      guard path.fileExtension == "xcconfig" else { continue }
      let names = BuildTarget.settingsOfNames.flatMap { text.texts(assignedTo: $0) }
      declared.productNames.formUnion(names.filter { !$0.contains("$") })
    }
  }

  private func readDeclarations(
    in folder: FilePath,
    _ declared: inout DeclaredLanguages,
    namesBase: inout Bool
  ) {
    for name in files.names(in: folder) {
      if name == "Package.swift" {
        readManifest(folder.appending(name), &declared)
      } else if name.hasSuffix(".xcodeproj") {
        readProject(folder.appending(name), &declared, namesBase: &namesBase)
      }
    }
    for name in files.names(in: folder) where declared.development == nil {
      readSpecification(folder.appending(name), &declared)
    }
    if copiesLanguages(in: folder) { declared.copyingFolders.append(folder) }
  }

  /// Whether a make file or script of a package copies folders of languages, as those do that make an
  /// app of it without Xcode.
  private func copiesLanguages(in folder: FilePath) -> Bool {
    let names = files.names(in: folder)
    guard names.contains("Package.swift") else { return false }
    let scripts = names.filter { $0.lowercased() == "scripts" }.flatMap { name in
      files.names(in: folder.appending(name)).map { "\(name)/\($0)" }
    }
    return (names + scripts).contains { name in
      (name == "Makefile" || name.hasSuffix(".sh"))
        && (try? files.readToQuote(folder.appending(name))).map {
          CopyingScript(String(decoding: $0, as: UTF8.self)).copiesLanguages
        } ?? false
    }
  }

  private func readManifest(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    declared.packages.append(path.folder)
    let text = files.declarations(at: path)
    if text?.leavesCatalogs == true { declared.packagesWithoutXcode.insert(path) }
    guard let language = text?.defaultLocalization else { return }
    declare(language, "defaultLocalization", of: path, at: path, &declared)
  }

  /// Reads the specification that a project is generated from, where the project is not there.
  private func readSpecification(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    if path.name == TuistManifest.fileName { return readTuistManifest(path, &declared) }
    guard XcodeGenSpecification.mayRead(path), let bytes = try? files.readToQuote(path),
      let options = YAMLNode(reading: bytes)?["options"],
      let language = options["developmentLanguage"]?.text
    else { return }
    declare(language, "developmentLanguage", of: path, at: path, &declared)
  }

  /// Reads the options of a Tuist project.
  private func readTuistManifest(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    guard let bytes = try? files.readToQuote(path) else { return }
    let manifest = SwiftManifest(SourceText(path: path, stored: bytes))
    guard TuistManifest.isManifest(manifest),
      let options = manifest.calls.first(where: { $0.name == "Project" })?["options"]?.call
    else { return }
    if let language = options["developmentRegion"]?.text {
      declare(language, "developmentRegion", of: path, at: path, &declared)
    }
    let regions = options["defaultKnownRegions"]?.list?.compactMap(\.text) ?? []
    add(regions, "defaultKnownRegions", of: path, at: path, to: &declared)
  }

  /// Takes the languages that a project says it has.
  private func add(
    _ regions: [String],
    _ kind: String,
    of owner: FilePath,
    at path: FilePath,
    to declared: inout DeclaredLanguages
  ) {
    let regions = regions.filter { !$0.isBaseRegion }
    guard !regions.isEmpty else { return }
    let list = declared.list(kind, of: owner, at: path, regions, isWhole: true)
    declared.lists.append(list)
    if declared.known.isEmpty {
      (declared.known, declared.knownOrigin) = (list.languages, list.name)
      declared.knownProjects = [owner]
    } else if declared.knownProjects.first?.folder == owner.folder {
      // Of one app for each platform none is the nearest.
      declared.known = Set(declared.known + list.languages).sorted()
      declared.knownProjects.append(owner)
    }
  }

  /// Takes a language as the one of the first texts, where no nearer file says another.
  private func declare(
    _ spelling: String,
    _ kind: String,
    of owner: FilePath,
    at path: FilePath,
    _ declared: inout DeclaredLanguages
  ) {
    guard let language = declared.language(spelling, in: kind, of: owner, at: path) else { return }
    declared.developmentLanguages[owner] = language
    guard declared.development == nil else { return }
    (declared.development, declared.developmentOrigin) = (language, "\(kind) of \(owner)")
  }

  /// Reads a project, which may name `Base`, the folder of its first texts, in place of their language.
  private func readProject(
    _ path: FilePath,
    _ declared: inout DeclaredLanguages,
    namesBase: inout Bool
  ) {
    let file = path.projectFile
    guard let text = files.declarations(at: file) else { return }
    if let region = text.values(of: "developmentRegion").first {
      if region.isBaseRegion {
        namesBase = true
      } else {
        declare(region, "developmentRegion", of: path, at: file, &declared)
      }
    }
    add(text.values(of: "knownRegions"), "knownRegions", of: path, at: file, to: &declared)
  }

  private func readPropertyList(
    _ path: FilePath,
    _ declared: inout DeclaredLanguages,
    namesBase: Bool
  ) {
    guard let text = files.declarations(at: path) else { return }
    if namesBase, declared.development == nil,
      let region = text.bundleDevelopmentRegion, !region.isBaseRegion
    {
      declare(region, "CFBundleDevelopmentRegion", of: path, at: path, &declared)
    }
    let languages = text.bundleLocalizations.filter { !$0.isBaseRegion }
    guard !languages.isEmpty else { return }
    let list =
      declared.list("CFBundleLocalizations", of: path, at: path, languages, isWhole: false)
    declared.lists.append(list)
  }
}

extension DeclaredLanguages {
  /// Makes a list of the languages among some texts.
  fileprivate mutating func list(
    _ kind: String,
    of owner: FilePath,
    at path: FilePath,
    _ texts: [String],
    isWhole: Bool
  ) -> List {
    let languages = texts.compactMap { language($0, in: kind, of: owner, at: path) }
    return List(kind, of: owner, at: path, languages: Set(languages).sorted(), isWhole: isWhole)
  }

  /// Notes what each `Info.plist` among some files calls its app, and the languages that it names, but for
  /// those that came in a bundle with other people's code.
  mutating func noteApps(
    among paths: [FilePath],
    _ manifests: [ProjectManifest],
    below roots: [FilePath],
    in files: FileSystem
  ) {
    for path in paths where path.name.hasSuffix("Info.plist") && !path.isInBundle {
      guard let stored = try? files.readToQuote(path) else { continue }
      productNames.formUnion(BuiltInfoPropertyList.writtenNames(in: stored, at: path))
      let text = DeclarationText(bytes: stored)
      bundleLocalizations.formUnion(text.bundleLocalizations.map { Language($0) })
      mixesLocalizations = mixesLocalizations || text.mixesLocalizations
    }
    projectsOfApps = manifests.filter { manifest in
      manifest.path.fileExtension == "xcodeproj" && manifest.isUnderstood
        && manifest.path.demonstration(below: roots) == nil && !manifest.path.stem.namesShowcase
        && manifest.targets.contains { $0.isApp && !$0.isTest && !$0.name.namesShowcase }
    }.map(\.path)
  }
}

extension FilePath {
  fileprivate var isInBundle: Bool {
    components.dropLast().contains { Self.bundles.contains(FilePath(String($0)).fileExtension) }
  }

  private static let bundles: Set<Substring> = ["app", "bundle", "framework", "xcframework"]
}

extension String {
  /// Whether the name is that of the folder for storyboards, which old projects have in lower case
  /// beside the right one.
  fileprivate var isBaseRegion: Bool { lowercased() == "base" }
}
