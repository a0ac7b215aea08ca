import SourceFiles
import Testing

@testable import ProjectModel

/// Settings are put together as Xcode does it, and in little time whatever somebody writes.
@Suite struct BuildConfigurationTests {
  private func configuration(_ files: [FilePath: String]) -> BuildConfiguration {
    let list = BuildSettingList(at: "App.xcconfig") { files[$0].map { Array($0.utf8) } }
    return BuildConfiguration([list], target: "App")
  }

  @Test func `a setting has all that it refers to put in`() {
    let settings = configuration([
      "App.xcconfig": """
      #include "Base.xcconfig" // of all apps
      #include? "Own.xcconfig"
      NAME = $(KIND) ${TARGET_NAME:identifier}
      LOGO[sdk=macosx*] = Mac
      """,
      "Base.xcconfig": "KIND = Garden\n",
    ])
    #expect(settings.value(of: "NAME") == "Garden App")
    #expect(settings.value(of: "LOGO") == nil, "it differs between platforms")
    #expect(settings.value(of: "OTHER") == "")
    #expect(settings.expanding("$(NAME)s") == "Garden Apps")
  }

  @Test func `files that include each other come to an end`() {
    let includes = String(repeating: "#include \"App.xcconfig\"\n", count: 50)
    #expect(configuration(["App.xcconfig": includes + "NAME = A\n"]).value(of: "NAME") == nil)
  }

  @Test func `settings that double each other come to an end`() {
    let lines = (1..<16).map { "S\($0) = " + String(repeating: "$(S\($0 - 1))", count: 40) }
    let text = "S0 = A\n" + lines.joined(separator: "\n")
    #expect(configuration(["App.xcconfig": text]).value(of: "S15") == nil)
    #expect(
      configuration(["App.xcconfig": text]).value(of: "S1") == String(repeating: "A", count: 40)
    )
  }
}
