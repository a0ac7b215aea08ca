package import LocalizationModel
package import SourceFiles
import StringResources

/// An Xcode project, and which files its targets take.
package struct XcodeProject: Sendable {
  /// The targets with their resources, and with such sources as matter where one of several apps may
  /// have no tables.
  package let manifest: ProjectManifest
  /// The targets with all their sources, which are most of a project.
  package let withSources: ProjectManifest

  /// Reads what the targets take; a project in another form is not understood.
  package init(_ stored: [UInt8], at path: FilePath) {
    let project = path.folder
    var all = ProjectManifest(path: project, folder: project.folder)
    let (ours, conflicts) = stored.resolved(at: path)
    all.conflicts = conflicts
    let objects = XcodeObjects(SourceText(path: path, stored: ours).bytes)
    guard let root = objects?.root else {
      all.isUnderstood = false
      (manifest, withSources) = (all, all)
      return
    }
    var reader = XcodeTargetReader(XcodePlaces(root, in: project.folder))
    reader.read(root, into: &all)
    all.hasSources = true
    withSources = all
    manifest = all.leavingOutSources(reader.sources)
  }
}

/// Which sources of targets are wanted beside their resources.
private enum WantedSources: Equatable {
  case none
  /// Files, in whatever targets they are.
  case some(Set<FilePath>)
  case all

  func contain(_ path: FilePath) -> Bool {
    switch self {
    case .none: false
    case .some(let paths): paths.contains(path)
    case .all: true
    }
  }
}

/// Collects what the build phases and the synchronized folders of targets take.
private struct XcodeTargetReader {
  private let places: XcodePlaces
  /// For each target where the sources stand among what it takes; tables come of none of them.
  private(set) var sources: [[Int]] = []
  private var displaced: Set<String> = []
  private var characterSets: [FilePath: SingleByteSet] = [:]
  private var scripts: [String] = []

  init(_ places: XcodePlaces) {
    self.places = places
  }

  mutating func read(_ root: XcodeObject, into manifest: inout ProjectManifest) {
    var numbers = TargetNumbers()
    var targets: [BuildTarget] = []
    for target in root.references("targets") {
      numbers.add(target, as: targets.count)
      targets.append(read(target))
    }
    for folder in places.synchronizedFolders { add(folder, numbers, to: &targets) }
    manifest.targets = targets
    manifest.displacedNames = displaced
    manifest.characterSets = characterSets
    manifest.scripts = scripts
  }

  private mutating func read(_ object: XcodeObject) -> BuildTarget {
    let product = object.product
    var target = BuildTarget(name: object.text("name") ?? "", product: product)
    if product.hasPrefix("application") {
      target.productNames = productNames(of: object, target.name)
    }
    var sources: [Int] = []
    for phase in object.references("buildPhases") {
      switch phase.kind {
      case "PBXResourcesBuildPhase", "PBXRezBuildPhase":
        target.claims += claims(of: phase, isSpread: true)
      case "PBXCopyFilesBuildPhase":
        target.claims += claims(of: phase, isSpread: false)
      case "PBXSourcesBuildPhase":
        let first = target.claims.count
        target.claims += claims(of: phase, isSpread: true)
        // Definitions of intents are compiled, and their tables with them.
        sources += (first..<target.claims.count).filter { !target.claims[$0].path.namesTable }
      case "PBXShellScriptBuildPhase":
        scripts += [phase.text("shellScript")].compactMap(\.self)
      default: break
      }
    }
    self.sources.append(sources)
    target.claims += lists(of: object).map { ResourceClaim(path: $0) }
    return target
  }

  /// Returns what the configurations of an app call it, each name once; without a word of theirs it
  /// is called like the target.
  private func productNames(of target: XcodeObject, _ name: String) -> [String] {
    let names = settings(of: target).flatMap { settings in
      BuildTarget.settingsOfNames.compactMap { settings.text($0) }
    }
    let literal = names.filter { !$0.contains("$") }
    return Set(literal.isEmpty ? [name] : literal).sorted()
  }

  /// Returns the property lists that a target is built with, as far as its own settings name them.
  private func lists(of target: XcodeObject) -> [FilePath] {
    let names = settings(of: target).compactMap { $0.text(BuildTarget.settingOfList) }
      .map { $0.replacing("$(SRCROOT)/", with: "") }
    return Set(names).filter { !$0.isEmpty && !$0.contains("$") }.sorted()
      .map(places.project.resolving)
  }

  private func settings(of target: XcodeObject) -> [XcodeObject] {
    let list = target.reference("buildConfigurationList")
    return (list?.references("buildConfigurations") ?? [])
      .compactMap { $0.object("buildSettings") }
  }

  /// Returns what the files of a build phase stand for.
  private mutating func claims(of phase: XcodeObject, isSpread: Bool) -> [ResourceClaim] {
    var claims: [ResourceClaim] = []
    var seen: Set<Int> = []
    var open = phase.references("files").compactMap { $0.reference("fileRef") }
    while let object = open.popLast() {
      guard seen.insert(object.number).inserted else { continue }
      guard !object.has("children") else {
        open += object.references("children")
        continue
      }
      guard let path = object.text("path") else { continue }
      if let place = places.path(of: object) {
        // A folder that is no group is copied with all that lies in it.
        let isCopied =
          object.text("lastKnownFileType") == "folder" && place.fileExtension != "lproj"
        claims.append(ResourceClaim(path: place, isSpread: isSpread && !isCopied))
        if let set = object.text("fileEncoding").flatMap({ SingleByteSet.numbered[$0] }) {
          characterSets[place] = set
        }
      } else {
        displaced.insert(FilePath(path).name.lowercased())
      }
    }
    return claims
  }

  /// Adds a synchronized folder to the targets that have it, each with its own exceptions, and what
  /// others take of it.
  private func add(
    _ folder: XcodePlaces.SynchronizedFolder,
    _ numbers: TargetNumbers,
    to targets: inout [BuildTarget]
  ) {
    let whole = ResourceClaim(path: folder.path, isSpread: true)
    var owners = Dictionary((numbers.owners[folder.object.number] ?? []).map { ($0, whole) }) { $1 }
    for set in folder.object.references("exceptions") {
      let names = set.list("membershipExceptions")
      if let number = set.reference("target").flatMap({ numbers.targets[$0.number] }) {
        if owners[number] == nil {
          targets[number].claims += folder.claims(of: names)
        } else {
          owners[number]?.exclude(names)
        }
      } else if let number = set.reference("buildPhase").flatMap({ numbers.phases[$0.number] }) {
        targets[number].claims += folder.claims(of: names)
      }
    }
    for (number, claim) in owners { targets[number].claims.append(claim) }
  }
}

/// The targets by the numbers of the objects that refer to them.
private struct TargetNumbers {
  private(set) var targets: [Int: Int] = [:]
  /// The target that has a build phase.
  private(set) var phases: [Int: Int] = [:]
  /// The targets that have a synchronized folder.
  private(set) var owners: [Int: [Int]] = [:]

  mutating func add(_ target: XcodeObject, as number: Int) {
    targets[target.number] = number
    for phase in target.references("buildPhases") { phases[phase.number] = number }
    for folder in target.references("fileSystemSynchronizedGroups") {
      owners[folder.number, default: []].append(number)
    }
  }
}

extension ResourceClaim {
  /// Leaves out files of a synchronized folder, each as it is or in all its languages.
  fileprivate mutating func exclude(_ names: [String]) {
    unlocalizedExcludes.formUnion(names.compactMap(\.localizedFile).map { $0.lowercased() })
    let others = names.filter { $0.localizedFile == nil }.map { Glob.literal($0.lowercased()) }
    if !others.isEmpty { excludes = GlobSet(excludes.globs + others) }
  }
}

extension XcodePlaces.SynchronizedFolder {
  /// Returns what a target takes that has not the folder itself.
  fileprivate func claims(of names: [String]) -> [ResourceClaim] {
    let whole = names.filter { $0.localizedFile == nil }
      .map { ResourceClaim(path: path.resolving($0), isSpread: true) }
    let files = Set(names.compactMap(\.localizedFile).map { $0.lowercased() })
    if files.isEmpty { return whole }
    var claim = ResourceClaim(path: path, isSpread: true)
    claim.unlocalizedIncludes = files
    return whole + [claim]
  }
}

extension String {
  /// The file that an exception of a synchronized folder names in all languages:
  /// `/Localized: Resources/Localizable.strings`.
  fileprivate var localizedFile: String? {
    let prefixes = ["/Localized: ", "/Localized/", "/Localized"]
    return prefixes.first(where: hasPrefix).map { String(dropFirst($0.count)) }
  }
}

extension SingleByteSet {
  /// The character sets by the numbers that Foundation and projects have for them.
  fileprivate static let numbered: [String: SingleByteSet] = [
    "2": .nextStep, "5": .latin, "12": .windowsLatin, "30": .macRoman,
  ]
}

extension ProjectManifest {
  /// Returns the same without the sources that do not matter, by where they stand among what each target
  /// takes.
  fileprivate func leavingOutSources(_ sources: [[Int]]) -> ProjectManifest {
    let wanted = wantedSources(among: sources)
    if wanted == .all { return self }
    var manifest = self
    manifest.hasSources = false
    for (target, numbers) in sources.enumerated() {
      let left = Set(numbers.filter { !wanted.contain(targets[target].claims[$0].path) })
      manifest.targets[target].claims = targets[target].claims.enumerated()
        .filter { !left.contains($0.offset) }.map(\.element)
    }
    return manifest
  }

  /// Returns the sources of which it matters what targets they are in: all where one of several apps
  /// names no table, else those of programs that take no table of a name that another program takes,
  /// or another one of that name.
  private func wantedSources(among sources: [[Int]]) -> WantedSources {
    let programs = targets.indices.filter { targets[$0].isProgram && !targets[$0].isTest }
    let tables = programs.map { number in
      Dictionary(
        grouping: targets[number].claims.lazy.map(\.path).filter(\.namesTable)
      ) { String($0.stem) }.mapValues(Set.init)
    }
    let apps = zip(programs, tables).filter { targets[$0.0].isApp }
    if apps.count > 1, apps.contains(where: \.1.isEmpty) { return .all }
    var all = tables.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    all[LocalizedTable.infoPropertyListName] = nil
    let lacking = zip(programs, tables).filter { _, own in
      all.contains { own[$0.key] != $0.value }
    }.map(\.0)
    let paths = lacking.flatMap { target in
      sources[target].map { targets[target].claims[$0].path }
    }
    return paths.isEmpty ? .none : .some(Set(paths))
  }
}

extension FilePath {
  /// Whether the file holds a table, or one comes of it.
  fileprivate var namesTable: Bool {
    [".strings", ".xcstrings", ".stringsdict", ".intentdefinition"].contains(
      where: string.hasSuffix
    )
  }
}

extension XcodeObject {
  /// The product of a target, by Xcode's word for that.
  var product: Substring {
    let type = text("productType") ?? ""
    let prefix = "com.apple.product-type."
    return type.hasPrefix(prefix) ? type.dropFirst(prefix.count) : type[...]
  }
}
