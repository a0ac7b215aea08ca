import LocalizationModel
import SourceFiles

/// Finds the apps that show what a library can do, where the projects build the library and no other app.
///
/// Their texts and those of the library are in languages of their own.
struct LibraryExamples {
  private let manifests: [ProjectManifest]
  private let roots: [FilePath]
  /// The names of the specifications of pods beside the manifests.
  private let pods: Set<String>

  init(_ manifests: [ProjectManifest], below roots: [FilePath], in files: FileSystem) {
    self.manifests = manifests
    self.roots = roots
    let names = Set(roots + manifests.map(\.folder)).flatMap(files.names)
    pods = Set(names.compactMap(\.nameOfPod))
  }

  /// Returns the apps; nil where there is no library, where people use anything that is built, and where
  /// that is unknown, as of a project which lists languages and was not read.
  func find(_ lists: [DeclaredLanguages.List]) -> Set<TargetPlace>? {
    let known = Set(manifests.map(\.path))
    // A package further below may be anybody's, such as one of tools, or a part of an app.
    let packages = manifests.filter { $0.isOfPackage && !isOfExamples($0) }
    guard manifests.allSatisfy(\.isUnderstood),
      lists.allSatisfy({ known.contains($0.path.folder) }),
      packages.allSatisfy({ roots.contains($0.folder) }),
      !pods.isEmpty || manifests.contains(where: \.hasLibrary),
      !manifests.contains(where: { $0.targets.contains(where: \.isOther) })
    else { return nil }
    var examples: Set<TargetPlace> = []
    for manifest in manifests {
      let programs = manifest.targets.filter { !$0.isTest && ($0.isApp || $0.isProgram) }
      // What comes with an example, such as its extensions, is one.
      let areExamples = isOfExamples(manifest) || programs.contains { $0.isApp && isExample($0) }
      for program in programs {
        guard areExamples && !program.isApp || isOfExamples(manifest) || isExample(program) else {
          return nil
        }
        examples.insert(.init(manifest: manifest.path, name: program.name, isFlat: true))
      }
    }
    return examples
  }

  /// Whether an app shows what a library can do, by its name, or by being called like the pod.
  private func isExample(_ target: BuildTarget) -> Bool {
    target.name.namesDemonstration || pods.contains(target.name)
  }

  /// Whether a project is made of examples alone, by its place or its name.
  private func isOfExamples(_ manifest: ProjectManifest) -> Bool {
    let rest = roots.lazy.compactMap { manifest.path.relative(to: $0) }.first
    return FilePath(String(rest ?? manifest.path.name)).isInExample
      || !manifest.isOfPackage && manifest.path.stem.namesDemonstration
  }
}

extension ProjectManifest {
  /// Whether it has a target that others are made of.
  fileprivate var hasLibrary: Bool {
    targets.contains { isOfPackage ? !$0.isTest && !$0.isApp : $0.isLibrary }
  }
}

extension String {
  /// The name of the pod that a file specifies: `Kit` of `Kit.podspec`.
  fileprivate var nameOfPod: String? {
    for ending in [".podspec", ".podspec.json"] where hasSuffix(ending) {
      return String(dropLast(ending.count))
    }
    return nil
  }
}
