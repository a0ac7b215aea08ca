package import SourceFiles

// What Xcode and the system call files, tables and keys.

extension FilePath {
  /// The extensions of storyboards and xibs.
  package static let interfaceExtensions: Set<String> = ["storyboard", "xib"]

  /// Whether the file is a storyboard or xib, by its name.
  package var isInterface: Bool { fileExtension == "storyboard" || fileExtension == "xib" }

  /// The file that an Xcode project's folder holds.
  package var projectFile: FilePath { appending("project.pbxproj") }
}

extension LocalizedTable {
  /// The table in which the system looks up what an `Info.plist` holds.
  package static let infoPropertyListName = "InfoPlist"
}

extension String {
  /// Whether it is the key of a reason for which an app asks for a permission.
  package var isUsageDescription: Bool { hasSuffix("UsageDescription") }
}
