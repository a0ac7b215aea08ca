import SourceFiles
import Testing

@testable import L10nScan

/// Which lines of other tools' files may take the texts of a table.
@Suite struct ToolFileTests {
  private static let table = "App/Localizable.xcstrings"

  @Test(
    arguments: [
      ("android/build.gradle.kts", "val texts = file(\"../App/Localizable.xcstrings\")", 1),
      ("build.gradle", "def a = 1\ncatalog 'App/Localizable.xcstrings'", 2),
      ("tools/page.py", "texts = json.load(open('App/Localizable.xcstrings'))", 1),
      ("tools/page.rb", "texts = JSON.parse(IO.read('App/Localizable.xcstrings'))", 1),
      ("tools/page.js", "const texts = require('App/Localizable.xcstrings')", 1),
      ("tools/texts.sh", "cat $root/App/Localizable.xcstrings | jq .strings > texts.json", 1),
      ("Makefile", "texts: App/Localizable.xcstrings", 1),
      ("fastlane/Fastfile", "sh('convert', '../App/Localizable.xcstrings')", 1),
      (".github/workflows/a.yml", "  - run: convert App/Localizable.xcstrings", 1),
      (".gitlab-ci.yml", "script:\n  - convert App/Localizable.xcstrings", 2),
      ("CMakeLists.txt", "add_custom_command(\n  COMMAND convert App/Localizable.xcstrings)", 2),
      ("BUILD.bazel", "genrule(\n  srcs = [\"App/Localizable.xcstrings\"],\n)", 2),
      ("pubspec.yaml", "  catalog: ../App/Localizable.xcstrings", 1),
      ("package.json", "\"texts\": \"convert App/Localizable.xcstrings\"", 1),
      ("tools/page.py", "open('App/Localizable.xcstrings')\nopen('web/de.json').write(texts)", 1),
    ] as [(String, String, Int)]
  )
  func `a tool that names a table may use it`(path: String, text: String, line: Int) {
    #expect(place(of: text, at: path) == line)
  }

  @Test(arguments: [
    (".gitattributes", "App/Localizable.xcstrings merge=union"),
    (".swiftlint.yml", "excluded: App/Localizable.xcstrings"),
    ("README.md", "App/Localizable.xcstrings"),
    ("crowdin.yml", "source: App/Localizable.xcstrings"),
    (".l10nscan.json", "{ \"tables\": [\"App/Localizable.xcstrings\"] }"),
    (".github/workflows/a.yml", "paths:\n  - 'App/Localizable.xcstrings'"),
    (".github/workflows/a.yml", "  - run: l10nscan --strings App/Localizable.xcstrings"),
    (".github/workflows/a.yml", "with:\n  source: App/Localizable.xcstrings"),
    ("tools/a.sh", "git add App/Localizable.xcstrings"),
    ("tools/a.sh", "if [ -f App/Localizable.xcstrings ]; then"),
    ("tools/a.sh", "# App/Localizable.xcstrings"), ("tools/a.sh", "ls # App/Localizable.xcstrings"),
    ("tools/a.sh", "lokalise2 file upload \\\n  --file App/Localizable.xcstrings"),
    ("tools/a.sh", "genstrings -o App\niconv App/Localizable.xcstrings"),
    ("tools/build.sh", "catalog=App/Localizable.xcstrings\nxcodebuild"),
    ("tools/add.py", "path = 'App/Localizable.xcstrings'\njson.dump(texts, open(path, 'w'))"),
    ("tools/check-texts.py", "path = 'App/Localizable.xcstrings'"),
    ("tools/page.py", "open('Other/Localizable.xcstrings')"),
    ("tools/page.py", "open('App/Localizable.xcstrings.bak')"),
    ("tools/page.py", "open('App/MyLocalizable.xcstrings')"),
    ("fastlane/Fastfile", "git_commit(path: 'App/Localizable.xcstrings')"),
    ("BUILD.bazel", "ios_application(\n  resources = [\"App/Localizable.xcstrings\"],\n)"),
    ("CMakeLists.txt", "target_sources(App PRIVATE App/Localizable.xcstrings)"),
  ])
  func `what checks, exchanges or builds a table does not`(path: String, text: String) {
    #expect(place(of: text, at: path) == nil)
  }

  private func place(of text: String, at path: String) -> Int? {
    let own = Self.table.split(separator: "/").reversed()
    return ToolFile(Array(text.utf8), at: FilePath(path))?.place(naming: "Localizable.xcstrings") {
      zip($0, own).allSatisfy { $0 == $1 || $0.contains("$") || $0 == ".." }
    }?.line
  }
}
