import CompletenessChecks
import KeyExtraction
import L10nScan
import LocalizationModel
import ProjectModel
import SourceFiles
import StringResources

/// Returns which targets of Xcode projects compile a source, so that its keys go to their tables.
struct SourceTargets {
  private let index: TargetIndex
  /// The targets that are programs of their own.
  private let programs: Set<Target>
  /// Those of them that are extensions of apps.
  private let extensions: Set<Target>
  /// The targets that are bundles, which programs of others may load.
  private let bundles: Set<Target>
  /// The targets of whose Swift code Xcode extracts nothing.
  private let silent: Set<Target>
  /// The platforms that targets are built for, where their settings tell.
  private let platforms: [Target: Platforms]
  /// The targets that take the files of each table; none where that is not known.
  private let targetsOfTables: [Set<Target>]

  /// A target of a project, by its name.
  struct Target: Hashable, Comparable {
    let manifest: FilePath
    let name: String

    static func < (left: Target, right: Target) -> Bool {
      (left.manifest, left.name) < (right.manifest, right.name)
    }
  }

  /// Compares the projects, with the sources of their targets, with the tables.
  init(_ manifests: [ProjectManifest], of tables: [StringTable], _ input: ScanInput) {
    index = TargetIndex(manifests)
    programs = manifests.targets(where: \.isProgram)
    extensions = manifests.targets(where: \.isExtension)
    bundles = manifests.targets(where: \.isBundle)
    let configured = manifests.flatMap { ConfiguredTarget.targets(of: $0, in: input.files) }
    silent = Set(Self.silentTargets(among: configured))
    platforms = configured.reduce(into: [:]) { $0[$1.target] = $1.platforms }
    targetsOfTables = tables.map { Set($0.files.flatMap(\.membership.places).map(\.target)) }
  }

  /// Returns the targets that compile a source, in an order; none where that is not known.
  func targets(of source: FilePath) -> [Target] {
    Set(index.answer(for: source).places.map(\.target)).sorted()
  }

  /// Whether Xcode extracts the keys of a source that a target compiles, as far as is known.
  func isExtracted(_ source: FilePath, by target: Target) -> Bool {
    source.fileExtension != "swift" || !silent.contains(target)
  }

  /// Whether a target is built for one of some platforms, as far as is known.
  func isBuilt(_ target: Target, for platforms: Platforms) -> Bool {
    self.platforms[target].map { !$0.isDisjoint(with: platforms) } ?? true
  }

  /// Whether it is known of any target what it is built for.
  var knowPlatforms: Bool { !platforms.isEmpty }

  /// Returns the targets of which all configurations say that the compiler extracts nothing; none where
  /// no other target of the project says that it extracts, as then Xcode does not look after the
  /// catalogs.
  private static func silentTargets(among targets: [ConfiguredTarget]) -> [Target] {
    Dictionary(grouping: targets) { $0.target.manifest }.values.flatMap { targets -> [Target] in
      let words = targets.map { ($0.target, Set($0.values(of: "SWIFT_EMIT_LOC_STRINGS"))) }
      guard words.contains(where: { $0.1.contains("YES") }) else { return [] }
      return words.filter { $0.1 == ["NO"] }.map(\.0)
    }
  }

  /// Whether a target takes a table.
  func has(_ target: Target, table: Int) -> Bool { targetsOfTables[table].contains(target) }

  /// Whether it is known which targets take a table.
  func isKnown(table: Int) -> Bool { !targetsOfTables[table].isEmpty }

  func isProgram(_ target: Target) -> Bool { programs.contains(target) }

  /// Whether a program of its own takes a table.
  func isOfProgram(table: Int) -> Bool { !targetsOfTables[table].isDisjoint(with: programs) }

  /// Whether the code that some targets compile may run in a program that takes a table, as that of a
  /// framework does: one of the same project, or of another one that may use theirs.
  ///
  /// A project that lies below theirs has what they use. A bundle may be loaded by any program; it is
  /// known to be one's own where its project lies beside or below that of the program.
  func mayRun(_ targets: [Target], in table: Int) -> Bool {
    targetsOfTables[table].contains { owner in
      let (program, home) = (owner.manifest, owner.manifest.folder)
      return targets.contains { target in
        let folder = target.manifest.folder
        return program == target.manifest || folder.isWithin(home)
          || !bundles.contains(target) && home.relative(to: folder) == nil
      }
    }
  }

  /// Whether extensions alone take a table, as far as is known.
  func isOfExtensions(table: Int) -> Bool {
    isKnown(table: table) && targetsOfTables[table].isSubset(of: extensions)
  }
}

extension [ProjectManifest] {
  fileprivate func targets(where isWanted: (BuildTarget) -> Bool) -> Set<SourceTargets.Target> {
    Set(
      flatMap { manifest in
        manifest.targets.filter(isWanted).map { .init(manifest: manifest.path, name: $0.name) }
      }
    )
  }
}

/// A target of an Xcode project, with its build settings.
private struct ConfiguredTarget {
  let target: SourceTargets.Target
  let configurations: [BuildConfiguration]

  /// Returns the targets of a project but those of tests; none of a manifest of another kind.
  static func targets(of manifest: ProjectManifest, in files: FileSystem) -> [ConfiguredTarget] {
    guard manifest.path.fileExtension == "xcodeproj",
      let project = files.configurations(ofXcodeProject: manifest.path)
    else { return [] }
    return manifest.targets.filter { !$0.isTest }.map { target in
      ConfiguredTarget(
        target: .init(manifest: manifest.path, name: target.name),
        configurations: project.configurations(of: target.name)
      )
    }
  }

  func values(of setting: String) -> [String?] { configurations.map { $0.value(of: setting) } }

  /// The platforms that any configuration is built for; nil where one does not tell.
  var platforms: Platforms? {
    var all: Platforms = []
    for configuration in configurations {
      guard let supported = configuration.value(of: "SUPPORTED_PLATFORMS"),
        let words = supported.isEmpty ? configuration.value(of: "SDKROOT") : supported,
        !words.isEmpty
      else { return nil }
      for word in words.split(separator: " ") {
        guard let platform = Self.platforms[String(word)] else { return nil }
        all.insert(platform)
      }
    }
    return all.isEmpty ? nil : all
  }

  /// The platforms by the names that build settings have for them and their simulators.
  private static let platforms: [String: Platforms] = [
    "appletvos": .tvOS, "appletvsimulator": .tvOS, "iphoneos": .iOS, "iphonesimulator": .iOS,
    "macosx": .macOS, "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS,
    "xrsimulator": .visionOS,
  ]
}

extension TargetPlace {
  fileprivate var target: SourceTargets.Target {
    SourceTargets.Target(manifest: manifest, name: name)
  }
}
