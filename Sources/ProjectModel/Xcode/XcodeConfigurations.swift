import LocalizationModel
package import SourceFiles
import StringResources

/// The configurations of a project's targets.
package struct XcodeConfigurations {
  /// The folder that the project's own paths begin in.
  package let projectFolder: FilePath
  private let root: XcodeObject
  private let places: XcodePlaces
  private let read: (FilePath) -> [UInt8]?

  /// Reads a `project.pbxproj`; nil where it is not in the form that Xcode writes.
  package init?(
    _ stored: [UInt8],
    at path: FilePath,
    reading read: @escaping (FilePath) -> [UInt8]?
  ) {
    let text = SourceText(path: path, stored: stored.resolved(at: path).bytes)
    guard let root = XcodeObjects(text.bytes)?.root else { return nil }
    (self.root, self.read) = (root, read)
    projectFolder = path.folder.folder
    places = XcodePlaces(root, in: projectFolder)
  }

  /// The names of the targets.
  var targets: [String] { root.references("targets").compactMap { $0.text("name") } }

  /// Returns the configurations of a target; none where the project has none of that name.
  package func configurations(of name: String) -> [BuildConfiguration] {
    let targets = root.references("targets")
    guard let target = targets.first(where: { $0.text("name") == name }) else { return [] }
    return buildConfigurations(of: target, above: configurationsOfProject)
  }

  /// Returns what apps and extensions get of each of some settings, as it is written; nothing of a
  /// setting that none of them has, or where that of one is unknown.
  func textsOfPrograms(of settings: [String]) -> [String: Set<String>] {
    let programs = root.references("targets").filter { target in
      BuildTarget(name: "", product: target.product).isProgram
    }
    let ofProject = configurationsOfProject
    let configurations = programs.flatMap { buildConfigurations(of: $0, above: ofProject) }
    return settings.reduce(into: [:]) { texts, name in
      let written = configurations.map { $0.writtenText(of: name) }
      guard written.allSatisfy({ $0 != .unclear }) else { return }
      let known = Set(written.compactMap(\.text))
      if !known.isEmpty { texts[name] = known }
    }
  }

  /// The project's own configurations by their names.
  private var configurationsOfProject: [String?: XcodeObject] {
    Dictionary(configurations(of: root).map { ($0.text("name"), $0) }) { first, _ in first }
  }

  private func buildConfigurations(
    of target: XcodeObject,
    above ofProject: [String?: XcodeObject]
  ) -> [BuildConfiguration] {
    configurations(of: target).map { configuration in
      let base = ofProject[configuration.text("name")]
      let levels = levels(of: configuration) + (base.map(levels) ?? [])
      return BuildConfiguration(levels, target: target.text("name") ?? "")
    }
  }

  private func configurations(of owner: XcodeObject) -> [XcodeObject] {
    owner.reference("buildConfigurationList")?.references("buildConfigurations") ?? []
  }

  /// Returns what a configuration says itself, and what the file that it is based on says.
  private func levels(of configuration: XcodeObject) -> [BuildSettingList?] {
    let own = BuildSettingList(configuration.object("buildSettings"))
    if configuration.has("baseConfigurationReference") {
      let file = configuration.reference("baseConfigurationReference").flatMap(places.path)
      return [own, file.flatMap { BuildSettingList(at: $0, reading: read) }]
    }
    guard configuration.has("baseConfigurationReferenceAnchor") else { return [own] }
    let anchor = configuration.reference("baseConfigurationReferenceAnchor")?.number
    let folder = places.synchronizedFolders.first { $0.object.number == anchor }?.path
    let path = configuration.text("baseConfigurationReferenceRelativePath") ?? ""
    return [own, folder.flatMap { BuildSettingList(at: $0.resolving(path), reading: read) }]
  }
}

extension FileSystem {
  /// Reads the settings of an Xcode project; nil where it cannot be read.
  package func configurations(ofXcodeProject folder: FilePath) -> XcodeConfigurations? {
    let path = folder.projectFile
    let read = reader(ofXcodeProject: folder)
    return read(path).flatMap { XcodeConfigurations($0, at: path, reading: read) }
  }

  /// Returns what reads the files around an Xcode project, but for those that lie elsewhere; what cannot
  /// be read says nothing.
  package func reader(ofXcodeProject folder: FilePath) -> (FilePath) -> [UInt8]? {
    let path = folder.projectFile
    return { file in isInProject(file, of: path) ? try? read(file) : nil }
  }
}
