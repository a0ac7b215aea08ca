import CompletenessChecks
import LocalizationModel
import SourceFiles
import StringResources

/// Tells which targets of Xcode projects compile a source, so that its keys go to their tables.
struct SourceTargets {
  private let index: TargetIndex
  /// The targets that are programs of their own.
  private let programs: Set<Target>
  /// The targets of whose Swift code Xcode extracts nothing.
  private let silent: Set<Target>
  /// The targets that take the files of each table; none where that is not known.
  private let targetsOfTables: [Set<Target>]
  private let membership: MembershipFinder

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
    membership = MembershipFinder(manifests, input)
    programs = Set(
      manifests.flatMap { manifest in
        manifest.targets.filter(\.isProgram).map { Target(manifest: manifest.path, name: $0.name) }
      }
    )
    silent = Set(manifests.flatMap { Self.silentTargets(of: $0, in: input.files) })
    targetsOfTables = tables.map { Set($0.files.flatMap(\.membership.places).map(\.target)) }
  }

  /// Returns the targets that compile a source, in an order; none where that is not known.
  func targets(of source: FilePath) -> [Target] {
    Set(index.answer(for: source).places.map(\.target)).sorted()
  }

  /// Returns those among some sources that no target compiles, where a project tells of most.
  func uncompiled(among sources: [FilePath]) -> Set<FilePath> {
    let others = sources.filter { targets(of: $0).isEmpty }
    guard others.count * 2 < sources.count else { return [] }
    return Set(membership.leftOut(of: others))
  }

  /// Whether Xcode extracts the keys of a source that a target compiles, as far as is known.
  func isExtracted(_ source: FilePath, by target: Target) -> Bool {
    source.fileExtension != "swift" || !silent.contains(target)
  }

  /// Returns the targets of which all configurations say that the compiler extracts nothing; none where
  /// no other target says that it extracts, as then Xcode does not look after the catalogs.
  private static func silentTargets(
    of manifest: ProjectManifest,
    in files: FileSystem
  ) -> [Target] {
    guard manifest.path.fileExtension == "xcodeproj",
      let project = files.configurations(ofXcodeProject: manifest.path)
    else { return [] }
    let words = manifest.targets.filter { !$0.isTest }.map { target in
      let values = project.configurations(of: target.name).map {
        $0.value(of: "SWIFT_EMIT_LOC_STRINGS")
      }
      return (name: target.name, values: Set(values))
    }
    guard words.contains(where: { $0.values.contains("YES") }) else { return [] }
    return words.filter { $0.values == ["NO"] }.map {
      Target(manifest: manifest.path, name: $0.name)
    }
  }

  /// Whether a target takes a table.
  func has(_ target: Target, table: Int) -> Bool { targetsOfTables[table].contains(target) }

  /// Whether it is known which targets take a table.
  func isKnown(table: Int) -> Bool { !targetsOfTables[table].isEmpty }

  func isProgram(_ target: Target) -> Bool { programs.contains(target) }
}

extension TargetPlace {
  fileprivate var target: SourceTargets.Target {
    SourceTargets.Target(manifest: manifest, name: name)
  }
}
