import TestSupport

/// A catalog made up by chance, with texts of all shapes that files have a place for.
struct CatalogSample {
  private var random: SeededGenerator
  private(set) var json = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let entries = (0..<8).map { number in
      let languages = ["de", "pl", "ar", "ja", "zh-Hant"].filter { _ in chance(2) } + ["en"]
      let texts = languages.map { "\"\($0)\": \(localization($0))" }
      let state = chance(2) ? "\"extractionState\": \"manual\", " : ""
      return "\"key \(number)\": {\(state)\"localizations\": {\(texts.joined(separator: ", "))}}"
    }
    json = """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ",\n"))}, "version": "1.0"}
      """
  }

  private static let forms = [
    "en": ["one"], "de": ["one"], "pl": ["one", "few", "many"],
    "ar": ["zero", "one", "two", "few", "many"],
  ]

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func localization(_ language: String) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return unit("\(language) is 100%% %@ & <\(Int.random(in: 0..<99, using: &random))>")
    case 1: return "{\"variations\": \(plural(language, number: "%lld"))}"
    case 2: return "{\"variations\": \(plural(language, number: "%2$lld", "%1$@: "))}"
    case 3:
      let mac = "\"mac\": {\"variations\": \(plural(language, number: "%lld"))}"
      let devices =
        ["\"iphone\": \(unit("Tap %@ \(language)"))"] + (chance(2) ? [mac] : [])
        + ["\"other\": \(unit("Press %@ \(language)"))"]
      return "{\"variations\": {\"device\": {\(devices.joined(separator: ", "))}}}"
    case 4:
      return """
        {\(bare("%#@files@ in %#@folders@ \(language)")), "substitutions": {
          "files": \(substitution(language, 1)), "folders": \(substitution(language, 2))}}
        """
    default: return unit("line\\nbreak \\\"\(language)\\\" \\u00e9")
    }
  }

  private func bare(_ text: String) -> String {
    "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}"
  }

  private func unit(_ text: String) -> String { "{\(bare(text))}" }

  private mutating func substitution(_ language: String, _ number: Int) -> String {
    """
    {"argNum": \(number), "formatSpecifier": "lld", "variations": \(plural(language, number: "%arg"))}
    """
  }

  private func plural(_ language: String, number: String, _ prefix: String = "") -> String {
    let forms = Self.forms[language] ?? []
    let texts = (forms + ["other"]).map { "\"\($0)\": \(unit("\(prefix)\(number) \($0)"))" }
    return "{\"plural\": {\(texts.joined(separator: ", "))}}"
  }
}
