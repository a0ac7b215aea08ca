import Platform
package import SourceFiles

// What Xcode and the system call files, tables and keys.

extension FilePath {
  /// The extensions of storyboards and xibs.
  package static let interfaceExtensions: Set<String> = ["storyboard", "xib"]

  /// Whether the file is a storyboard or xib, by its name.
  package var isInterface: Bool { fileExtension == "storyboard" || fileExtension == "xib" }

  /// The innermost folder `Sources` that the path lies in, where packages keep their targets.
  package var folderOfSources: FilePath? {
    // To take every path apart costs more than to write what its file uses.
    guard string.utf8.holds("Sources/") else { return nil }
    var folder = folder
    while folder.name != "Sources" {
      if folder.folder == folder { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// The file that an Xcode project's folder holds.
  package var projectFile: FilePath { appending("project.pbxproj") }

  /// Whether the path is that of such a file.
  package var isProjectFile: Bool {
    folder.fileExtension == "xcodeproj" && self == folder.projectFile
  }
}

extension LocalizedTable {
  /// The table in which the system looks up what an `Info.plist` holds.
  package static let infoPropertyListName = "InfoPlist"
}

extension String {
  /// Whether it is the key of a reason for which an app requests a permission.
  package var isUsageDescription: Bool { hasSuffix("UsageDescription") }
}

/// The keys of an `Info.plist` that name an app and its makers.
package enum InfoPropertyName {
  /// The names by which the system shows the app.
  package static let shown = ["CFBundleDisplayName", "CFBundleName"]
  package static let ofMakers = ["CFBundleGetInfoString", "NSHumanReadableCopyright"]

  /// The reasons that systems have given up, with the first version of each that requires another
  /// one.
  package static let endedReasons: [String: [DeploymentTarget]] = [
    "NSBluetoothPeripheralUsageDescription": [.init(.iOS, 13)],
    "NSCalendarsUsageDescription": [.init(.iOS, 17), .init(.macOS, 14)],
    "NSLocationAlwaysUsageDescription": [.init(.iOS, 11)],
    "NSRemindersUsageDescription": [.init(.iOS, 17), .init(.macOS, 14)],
  ]

  /// The prefix of the build settings that Xcode makes an `Info.plist` of.
  package static let settingPrefix = "INFOPLIST_KEY_"
}
