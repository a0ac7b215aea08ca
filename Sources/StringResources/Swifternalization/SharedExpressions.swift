import Diagnostics
import LocalizationModel

/// The expressions that translations name instead of writing them out: those of `expressions.json`
/// and those that Swifternalization has itself.
struct SharedExpressions {
  /// The patterns by the language of their section, `base` included, and by their names.
  private(set) var sections: [String: [String: String]] = [:]
  private(set) var defects: [Defect] = []
  private var sectionRanges: [String: Range<Int>] = [:]

  /// The expressions that need no file.
  init() {}

  /// Reads `expressions.json`.
  init(reading bytes: [UInt8]) {
    var json = JSONReader(bytes)
    if json.enterObject() {
      while let name = json.nextMember(), let node = json.readNode() {
        add(node, to: name)
      }
      json.finish()
    }
    defects += json.defects
  }

  private mutating func add(_ node: JSONNode, to name: JSONReader.Name) {
    let section = name.text
    guard let members = node.members else {
      let message = "Section '\(section)' is no object, and is ignored"
      return defects.append(Defect(message: message, range: node.range))
    }
    var patterns: [String: String] = [:]
    for member in members {
      guard let pattern = member.value.string else {
        // The library casts the section as a whole.
        let message =
          "Expression '\(member.name)' is no text, so that all of section '\(section)' is ignored"
        return defects.append(Defect(message: message, range: member.value.range))
      }
      patterns[member.name] = pattern
    }
    sections[section] = patterns
    sectionRanges[section] = name.range
  }

  /// Reports the sections of languages that have no translations.
  mutating func reportSections(outside languages: Set<String>) {
    for (section, range) in sectionRanges where section != "base" && !languages.contains(section) {
      let message = "There is no '\(section).json' for section '\(section)'"
      defects.append(Defect(severity: .warning, message: message, range: range))
    }
  }

  /// Returns what a name stands for in the texts of a language; nil where nothing defines it.
  func pattern(of name: String, in language: String) -> String? {
    sections[language]?[name] ?? sections["base"]?[name] ?? Self.builtIn[language]?[name]
      ?? Self.builtIn["base"]?[name]
  }

  /// The expressions of the library's version 1.4; its Russian ones are never loaded.
  private static let builtIn = [
    "base": [
      "one": "ie:x=1", ">one": "ie:x>1", "two": "ie:x=2", "other": #"exp:(^[^1])|(^\d{2,})"#,
    ],
    "pl": [
      "few": "exp:(((?!1).[2-4]{1})$)|(^[2-4]$)",
      "many": "exp:(^[05-9]$)|(.*(?=1).[0-9]$)|(^[0-9]{1}.*[0156789]$)",
    ],
  ]
}
