package import SourceFiles

/// The configurations of a project's targets.
package struct XcodeConfigurations {
  /// The folder that the project's own paths begin in.
  package let projectFolder: FilePath
  private let objects: XcodeObjects
  private let root: XcodeObject
  private let places: XcodePlaces
  private let read: (FilePath) -> [UInt8]?

  /// Reads a `project.pbxproj`; nil where it is not in the form that Xcode writes.
  package init?(
    _ stored: [UInt8],
    at path: FilePath,
    reading read: @escaping (FilePath) -> [UInt8]?
  ) {
    let text = SourceText(path: path, stored: stored)
    guard let objects = XcodeObjects(text.bytes), let root = objects[objects.root] else {
      return nil
    }
    (self.objects, self.root, self.read) = (objects, root, read)
    projectFolder = path.folder.folder
    places = XcodePlaces(objects, root, in: projectFolder)
  }

  /// Returns the configurations of a target; none where the project has none of that name.
  package func configurations(of name: String) -> [BuildConfiguration] {
    let targets = root.list("targets").compactMap { objects[$0] }
    guard let target = targets.first(where: { $0.text("name") == name }) else { return [] }
    let ofProject = configurations(of: root)
    return configurations(of: target).map { configuration in
      let base = ofProject.first { $0.text("name") == configuration.text("name") }
      let levels = levels(of: configuration) + (base.map(levels) ?? [])
      return BuildConfiguration(levels, target: name)
    }
  }

  private func configurations(of owner: XcodeObject) -> [XcodeObject] {
    let list = owner.text("buildConfigurationList").flatMap { objects[$0] }
    return (list?.list("buildConfigurations") ?? []).compactMap { objects[$0] }
  }

  /// Returns what a configuration says itself, and what the file that it is based on says.
  private func levels(of configuration: XcodeObject) -> [BuildSettingList?] {
    let own = BuildSettingList(configuration.object("buildSettings"))
    if let id = configuration.text("baseConfigurationReference") {
      return [own, places.path(of: id).flatMap { BuildSettingList(at: $0, reading: read) }]
    }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor") else { return [own] }
    let folder = places.synchronizedFolders.first { $0.id == anchor }?.path
    let path = configuration.text("baseConfigurationReferenceRelativePath") ?? ""
    return [own, folder.flatMap { BuildSettingList(at: $0.resolving(path), reading: read) }]
  }
}
