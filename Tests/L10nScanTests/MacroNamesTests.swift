import KeyExtraction
import SourceFiles
import TestSupport
import Testing

@testable import L10nScan

@Suite struct MacroNamesTests {
  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "LOCALIZED_STRING_MACRO_NAMES = \"NSLocalizedString LOC\";"),
    (
      "App.xcodeproj/project.pbxproj",
      "LOCALIZED_STRING_MACRO_NAMES = (\n  \"$(inherited)\",\n  LOC,\n);\nNAME = NO;"
    ),
    ("Base.xcconfig", "LOCALIZED_STRING_MACRO_NAMES = NSLocalizedString LOC // ours\nNAME = NO"),
    ("Base.xcconfig", "LOCALIZED_STRING_MACRO_NAMES[sdk=iphoneos*] = $(inherited) LOC"),
  ])
  func `macros of the build settings are found`(name: FilePath, text: String) {
    #expect(find(["App/Sources"], [name: text]).contains("LOC"))
  }

  @Test func `settings in a folder beside the project are read, others are not`() {
    let setting = "LOCALIZED_STRING_MACRO_NAMES = "
    let names = find(
      ["App"],
      [
        "App.xcodeproj/project.pbxproj": "", "Config/Base.xcconfig": setting + "NEAR",
        "Config/Deep/Base.xcconfig": setting + "FAR", "Notes.txt": setting + "TEXT",
        "Old.xcconfig": "// " + setting + "OLD",
      ]
    )
    #expect(names == ["NEAR"])
  }

  private func find(_ roots: [FilePath], _ texts: [FilePath: String]) -> [String] {
    MacroNames(files: MemoryFiles(texts).fileSystem).find(for: roots).map(\.description)
  }
}
