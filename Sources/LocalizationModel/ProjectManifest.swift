package import Diagnostics
import Platform
package import SourceFiles

/// Which files the targets of a project take, as its manifest has it: an Xcode project, a package's
/// manifest, a specification that a project is generated from.
package struct ProjectManifest: Sendable {
  /// The file, or the `.xcodeproj` folder, as people call it.
  package var path: FilePath
  /// The folder whose files it describes.
  package var folder: FilePath
  /// The files that it is read from.
  package var files: [FilePath]
  package var targets: [BuildTarget] = []
  /// Whether all of it is understood; otherwise its targets may take any file.
  package var isUnderstood = true
  /// The conflicts of git in its file.
  package var conflicts: [Diagnostic] = []
  /// The names, in lower case, of files that are taken from places which are unknown.
  package var displacedNames: Set<String> = []
  /// The character sets that tables are stored in by the project's word, where a byte is a character.
  package var characterSets: [FilePath: SingleByteSet] = [:]
  /// Whether the targets tell of the sources that they compile, beside their resources.
  package var hasSources = false
  /// The scripts that run during a build, and may copy files by themselves.
  package var scripts: [String] = []

  package init(path: FilePath, folder: FilePath) {
    self.path = path
    self.folder = folder
    files = [path.fileExtension == "xcodeproj" ? path.projectFile : path]
  }

  /// Whether it is that of a package, as opposed to one of a project with apps.
  package var isOfPackage: Bool { path.name == "Package.swift" }

  /// Whether the targets may take files from anywhere, and not from below the folder alone.
  package var reachesBeyondFolder: Bool { path.fileExtension == "xcodeproj" }
}

/// A target of a project.
package struct BuildTarget: Sendable {
  package var name: String
  /// Whether it is made of tests, which are never shipped.
  package var isTest: Bool
  /// Whether it is a program of its own, an app or an extension, whose code finds the tables of no
  /// other target by itself.
  package var isProgram = false
  /// Whether it is an app of its own, as opposed to an extension, a clip, or one for a watch; of a package
  /// a program that nothing in it is made of, and the app of a playground.
  package var isApp = false
  /// Whether it is an app that comes with another one, as on a watch.
  package var isCompanion = false
  /// Whether it is an extension of an app, whose tables no other program finds.
  package var isExtension = false
  /// Whether it is a bundle, which a program loads that may be anybody's.
  package var isBundle = false
  /// Whether it is a framework or a library of a project, which others are made of.
  package var isLibrary = false
  /// Whether it makes something else that people use, such as a tool or a plug-in.
  package var isOther = false
  /// Whether it may take less code of the folders that it claims than all.
  package var mayTakeLess = false
  /// The names of the app that it makes; none where it makes something else.
  package var productNames: [String] = []
  package var claims: [ResourceClaim] = []
  /// The folders of a package's target, most of which are but possible.
  package var folders: [FilePath] = []

  package init(name: String, isTest: Bool) {
    self.name = name
    self.isTest = isTest
  }

  /// Makes a target of what it makes, by Xcode's word for that without `com.apple.product-type.`.
  package init(name: String, product: some StringProtocol) {
    let isTest = Self.tests.contains { product.utf8.holds($0) }
    self.init(name: name, isTest: isTest)
    isProgram = Self.programs.contains { product.utf8.holds($0) }
    isApp = product == "application"
    isExtension = Self.extensions.contains { product.utf8.holds($0) }
    isBundle = product == "bundle"
    isLibrary = product.hasPrefix("framework") || product.hasPrefix("library")
    isOther = !product.isEmpty && !isTest && !isProgram && !isApp && !isLibrary
  }

  /// Whether it is a library of code for tests by its name: `TestSupport`, `KitTesting`.
  var helpsTests: Bool { !isProgram && !Self.wordsForTests.isDisjoint(with: name.wordsOfName) }

  private static let wordsForTests: Set<String> = ["test", "testing", "tests"]

  private static let tests: [StaticString] = ["unit-test", "ui-testing", "ocunit"]
  private static let programs: [StaticString] = ["application", "extension", "watchapp"]
  private static let extensions: [StaticString] = ["app-extension", "extensionkit-extension"]

  /// The build setting that names the `Info.plist`.
  package static let settingOfList = "INFOPLIST_FILE"

  /// The build settings that hold names of an app.
  package static let settingsOfNames =
    ["PRODUCT_NAME"] + InfoPropertyName.shown.map { InfoPropertyName.settingPrefix + $0 }
}

/// A file that a target takes, or a folder with all that lies in it.
package struct ResourceClaim: Equatable, Sendable {
  package var path: FilePath
  /// Whether what lies in the folder is spread among the resources, as opposed to a folder that is
  /// copied as it is.
  package var isSpread = false
  /// The files that are not taken: patterns for paths below the folder, in lower case.
  package var excludes: GlobSet = []
  /// The files not taken in any language: paths below the folder without those of languages, in
  /// lower case.
  package var unlocalizedExcludes: Set<String> = []
  /// The only files that are taken, written in the same way; nil for all.
  package var unlocalizedIncludes: Set<String>?
  /// The only code that is taken; nil for all.
  package var code: NamedCode?

  package init(path: FilePath, isSpread: Bool = false) {
    self.path = path
    self.isSpread = isSpread
  }

  /// Returns whether a file is taken; its path below the folder is in lower case, and empty for the
  /// claim's own path.
  package func takes(_ rest: String) -> Bool {
    if let unlocalizedIncludes { return unlocalizedIncludes.contains(rest.unlocalized) }
    if rest.isEmpty || excludes.matches(rest) { return rest.isEmpty }
    if let code, code.leavesOut(rest) { return false }
    return unlocalizedExcludes.isEmpty || !unlocalizedExcludes.contains(rest.unlocalized)
  }
}

/// The code that a package's target names among all that lies in its folder.
package struct NamedCode: Equatable, Sendable {
  private let paths: GlobSet
  private let fileExtensions: Set<String>

  /// Names files and folders by their paths below the target's; nil where one of them is that itself, and
  /// where none is named.
  package init?(_ paths: [String], fileExtensions: Set<String>) {
    let paths = paths.map { $0.lowercased().split(separator: "/").filter { $0 != "." } }
    if paths.isEmpty || paths.contains(where: \.isEmpty) { return nil }
    self.paths = GlobSet(paths.map { .literal($0.joined(separator: "/")) })
    self.fileExtensions = fileExtensions
  }

  /// Returns whether a file, by its path in lower case, is code that is not named.
  fileprivate func leavesOut(_ rest: String) -> Bool {
    fileExtensions.contains(String(FilePath(rest).fileExtension))
      && !paths.matches(rest)
  }
}

extension String {
  /// The path without folders of languages.
  var unlocalized: String {
    split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
