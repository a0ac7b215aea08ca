import Platform
package import SourceFiles

extension Audit {
  /// Makes the audit of the project that a file lies in, such as the test that `#filePath` names.
  ///
  /// The project is the folder of the nearest `.l10nscan.json` in the file's repository; without one,
  /// the nearest folder with a package or a project of Xcode, Tuist or XcodeGen; or the repository.
  ///
  /// - Throws: `AuditError` when there is no such folder, or the configuration cannot be used.
  public init(projectAround file: String) throws(AuditError) {
    try self.init(projectAround: FilePath(file), in: .local)
  }

  package init(projectAround file: FilePath, in files: FileSystem) throws(AuditError) {
    guard file.isAbsolute else {
      throw AuditError("'\(file)' does not tell where the project lies", hint: "name its folder")
    }
    guard let folder = Self.folder(around: file, in: files) else {
      throw AuditError("no project is found above '\(file)'", hint: "name its folder")
    }
    try self.init(folder: folder, in: files, from: "/")
  }

  /// Returns the folder of the project that a file lies in; nil where there is none.
  package static func folder(around file: FilePath, in files: FileSystem) -> FilePath? {
    let configuration = ConfigurationFinder(files: files).find(from: file.folder, in: "/")
    return configuration?.folder ?? files.project(around: file)
  }
}

extension FileSystem {
  /// Returns the nearest folder around a file that holds a project, or else its repository.
  fileprivate func project(around file: FilePath) -> FilePath? {
    var folder = file.folder
    while true {
      // A folder that cannot be listed shows no project.
      let names = (try? entries(of: folder))?.map(\.name) ?? []
      if names.contains(where: \.isProject) || isRepository(folder) { return folder }
      if folder.folder == folder { return nil }
      folder = folder.folder
    }
  }
}

extension String {
  /// Whether files of this name lie where a project begins.
  fileprivate var isProject: Bool {
    ["Package.swift", "Project.swift", "project.yml"].contains(self)
      || hasSuffix(".xcodeproj") || hasSuffix(".xcworkspace")
  }
}
