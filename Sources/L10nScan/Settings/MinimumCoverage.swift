package import CommandLineOptions
package import LocalizationModel

/// A share in per cent, for all languages or for one: `95`, `de=90`.
package struct MinimumCoverage: ArgumentValue {
  package let language: Language?
  package let percent: Int

  init(language: Language?, percent: Int) {
    self.language = language
    self.percent = percent
  }

  package init?(argument: String) {
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

  package var argument: String { language.map { "\($0)=\(percent)" } ?? "\(percent)" }
  package static var domain: ValueDomain { .text("per cents such as '95' or 'de=90'") }
}

/// A share in per cent: `60`.
package struct Percentage: ArgumentValue, Hashable {
  package let percent: Int

  init(_ percent: Int) {
    self.percent = percent
  }

  package init?(argument: String) {
    guard let percent = Int(argument), 0...100 ~= percent else { return nil }
    self.percent = percent
  }

  package var argument: String { "\(percent)" }
  package static var domain: ValueDomain { .text("per cents from 0 to 100") }
}

extension CoverageRequirements {
  /// Makes what some settings require.
  init(_ settings: ScanSettings) {
    self.init()
    for minimum in settings.minimumCoverage {
      if let language = minimum.language {
        minimumByLanguage[language] = minimum.percent
      } else {
        self.minimum = minimum.percent
      }
    }
    languages = settings.requiredLanguages
    progressLimit = settings.inProgressBelow.percent
    languagesInProgress = settings.languagesInProgress
  }
}
