import Foundation
import SourceFiles

/// A project in which everything that has a name is called like a command of those who read the output.
enum HostileProject {
  /// What a terminal, a build service, a spreadsheet, a browser or a page of Markdown might obey.
  static let texts = [
    "a\n::add-mask::x", "::set-output name=b::x", "c\r##[error]x", "##vso[task.x]d", "##teamcity[e",
    "\u{A0}::notice::f", " ##[g", "\u{1B}[31mh\u{9B}2J", "\u{202E}i\u{2066}", "j\u{E0001}\u{200B}k",
    "=cmd|'c calc'!A1", " \t@SUM(1)", "\u{2003}+l", "m,\"n\";\no", "]]>--><script>p<b>",
    "`[q](javascript:x) @user #1 :tada:", "r\u{2028}::error::s\u{85}t", ":", "##vso", "%0A::u",
  ]

  /// Those that a file can be called by.
  static let names = texts.filter { !$0.contains("/") && $0 != ":" }

  static var files: [FilePath: String] {
    var files: [FilePath: String] = [
      "App/en.lproj/Localizable.strings": strings("en"),
      "App/Main.swift": code,
      "App/Catalog.xcstrings": catalog,
      "App/rename.swift": #"let a = NSLocalizedString("plain.key", comment: "")"# + "\n",
      ".l10nscan.json": configuration,
      "App/Comments.swift": comments,
      "de.csv": cells,
    ]
    for name in names {
      files[FilePath("App/\(name).lproj/Localizable.strings")] = strings(name, texts.suffix(3))
      files[FilePath("App/en.lproj/\(name).strings")] = strings("en", texts.suffix(1))
      files[FilePath("App/\(name).swift")] = "let a = NSLocalizedString(\(literal(name)) + b)\n"
      files[FilePath("App/en.lproj/broken \(name).strings")] = "\"a\" = \"b\"\n"
    }
    return files
  }

  /// Texts as the literals of Swift, `.strings` files and JSON, which these have in common.
  private static func literal(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text], options: .withoutEscapingSlashes)
    return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
      .replacingOccurrences(of: "\\u001b", with: "\u{1B}")
  }

  private static func strings(_ language: String, _ texts: [String] = texts) -> String {
    texts.map { "/* \($0) */\n\(literal($0)) = \(literal("\(language) %@ \($0)"));\n" }.joined()
      + "\"plain.key\" = \"plain\";\n"
  }

  private static var code: String {
    let calls = (texts + texts.map { "\($0) new" }).map { text in
      "NSLocalizedString(\(literal(text)), tableName: \(literal(text)), comment: \(literal(text)))\n"
        + "NSLocalizedString(\(literal(text)), comment: \(literal(text)))\n"
    }
    let more = texts.indices.map {
      "NSLocalizedString(name\($0), tableName: \(literal(texts[$0])))\n"
    }
    return "import Foundation\nfunc show() {\n" + (calls + more).joined() + "}\n"
  }

  /// Calls whose table can be written.
  private static var comments: String {
    texts.map { "let a = NSLocalizedString(\(literal($0)), comment: \(literal($0)))\n" }.joined()
  }

  private static var catalog: String {
    let languages = names.map { name -> String in
      let unit = "{\"state\": \(literal(name)), \"value\": \(literal("%d \(name)"))}"
      return "\(literal(name)): {\"stringUnit\": \(unit)}"
    }
    let keys = texts.suffix(4).map { text in
      """
      \(literal(text)): {"comment": \(literal(text)), "localizations": {\(languages.joined(separator: ", "))}}
      """
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(keys.joined(separator: ",\n"))}}
      """
  }

  private static var configuration: String {
    let suppressions = texts.map {
      "{\"rules\": [\"unused-key\"], \"keys\": [\(literal("none \($0)"))], \"reason\": \(literal($0))}"
    }
    return "{\"suppressions\": [\(suppressions.joined(separator: ",\n"))]}"
  }

  private static var cells: String {
    let rows = texts.map { text in
      ["App/en.lproj/Localizable.strings", text, "en %@ \(text)", "\(text) %@"].map { cell in
        "\"\(cell.replacingOccurrences(of: "\"", with: "\"\""))\""
      }.joined(separator: ",") + "\r\n"
    }
    return "file,id,source (en),target (de)\r\n" + rows.joined()
  }
}
