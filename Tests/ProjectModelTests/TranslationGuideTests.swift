import LocalizationModel
import ProjectModel
import SourceFiles
import Testing

@Suite struct TranslationGuideTests {
  private static func terms(_ text: String) -> [String] {
    TranslationGuide(SourceText(path: "TRANSLATION.md", bytes: Array(text.utf8))).terms.map {
      term in
      let texts = term.translations.map { "\($0.key.id)=\($0.value.joined(separator: "|"))" }
      let parts = [term.text] + texts.sorted() + (term.isKept ? ["kept"] : [])
      return "\(term.location.line): \(parts.joined(separator: " "))"
    }
  }

  @Test(arguments: [
    ("## German\n- File → Datei / Dokument (not Akte)\n", ["2: File de=Datei|Dokument"]),
    ("## Glossary: Brazilian Portuguese\n* **File** -> `arquivo`\n", ["2: File pt-BR=arquivo"]),
    ("# zh-Hans\n1. File => 文件\n", ["2: File zh-Hans=文件"]),
    ("# Chinese (Simplified)\n- File → 文件、档案\n", ["2: File zh-Hans=文件|档案"]),
    ("# Terms\n- File → de: Datei, fr: fichier\n", ["2: File de=Datei fr=fichier"]),
    ("# German\n## Terms\n- File → Datei\n# Tone\n- File → Akte\n", ["3: File de=Datei"]),
    ("# German and French\n- File → Datei\n", []),
    ("# German\n- a → b → c\n- → d\n- e →\n", []),
  ])
  func `lists of translations are read where their language is evident`(
    text: String,
    terms: [String]
  ) {
    #expect(Self.terms(text) == terms)
  }

  @Test(arguments: [
    ("## Do Not Translate\n- Thaw\n", ["2: Thaw kept"]),
    (
      "## Never translate\n- `A` and **B C**, \"D\" are names\n",
      ["2: A kept", "2: B C kept", "2: D kept"]
    ),
    (
      "## Words we don’t translate\n- Menu Bar: the app\n- iCloud (Apple)\n",
      ["2: Menu Bar kept", "3: iCloud kept"]
    ),
    ("## Never translate\n- This is a sentence about names.\n- One, two\n", []),
    ("## Names\n- Thaw\n", []),
  ])
  func `lists of names are read where a heading says that they stay`(
    text: String,
    terms: [String]
  ) {
    #expect(Self.terms(text) == terms)
  }

  @Test(arguments: [
    (
      "| Term | German | fr |\n|---|:-:|---|\n| File | Datei | |\n| Tide | keep | Do not translate |\n",
      ["3: File de=Datei", "4: Tide de=Tide fr=Tide"]
    ),
    (
      "## French\n\n| English | Translation |\n| --- | --- |\n| File | fichier |\n",
      ["5: File fr=fichier"]
    ),
    ("| Language | Code |\n|---|---|\n| German | de |\n", []),
    ("| Term | Meaning |\n|---|---|\n| File | a thing |\n", []),
    ("# Never translate\n| Term | Meaning |\n|---|---|\n| File | a thing |\n", ["4: File kept"]),
  ])
  func `tables are read by the names of their columns`(text: String, terms: [String]) {
    #expect(Self.terms(text) == terms)
  }

  @Test func `so many terms count`() {
    let lines = (0..<600).map { "- `Term\($0)`\n" }.joined()
    #expect(Self.terms("# Never translate\n" + lines).count == TranslationGuide.limit)
  }
}
