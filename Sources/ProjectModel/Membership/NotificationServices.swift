import LocalizationModel
import Platform
import SourceFiles

extension DeclaredLanguages {
  /// Notes the extensions for the notifications which a server sends: the targets whose `Info.plist`
  /// says so, and the folders of these lists.
  mutating func noteNotificationServices(
    among paths: [FilePath],
    _ manifests: [ProjectManifest],
    _ index: TargetIndex,
    in files: FileSystem
  ) {
    let services = paths.filter { path in
      path.name.hasSuffix("Info.plist")
        && (try? files.read(path))?.holds("com.apple.usernotifications.service") == true
    }
    guard !services.isEmpty else { return }
    notificationFolders = services.map(\.folder)
    var places = services.reduce(into: Set<TargetPlace>()) {
      $0.formUnion(index.answer(for: $1).places)
    }
    for manifest in manifests {
      guard manifest.targets.contains(where: \.isExtension),
        let project = files.configurations(ofXcodeProject: manifest.path)
      else { continue }
      for target in manifest.targets where target.isExtension {
        let lists = project.configurations(of: target.name).compactMap {
          $0.value(of: BuildTarget.settingOfList)
        }
        guard lists.contains(where: { services.contains(manifest.folder.resolving($0)) }) else {
          continue
        }
        places.insert(TargetPlace(manifest: manifest.path, name: target.name, isFlat: true))
      }
    }
    // Its tables may lie elsewhere among its resources.
    for place in places {
      let other = TargetPlace(manifest: place.manifest, name: place.name, isFlat: !place.isFlat)
      notificationServices.formUnion([place, other])
    }
  }
}
