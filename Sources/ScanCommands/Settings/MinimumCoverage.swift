import CommandLineOptions
import LocalizationModel

/// A share in per cent, for all languages or for one: `95`, `de=90`.
struct MinimumCoverage: ArgumentValue {
  let language: Language?
  let percent: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard let last = parts.last, let percent = Int(last), 0...100 ~= percent, parts.count < 3 else {
      return nil
    }
    self.percent = percent
    guard parts.count == 2 else {
      language = nil
      return
    }
    guard let language = Language(argument: String(parts[0])) else { return nil }
    self.language = language
  }

  var argument: String { language.map { "\($0)=\(percent)" } ?? "\(percent)" }
  static var domain: ValueDomain { .text("per cents such as '95' or 'de=90'") }
}
