package import CommandLineOptions
package import LocalizationModel

/// A value of a setting that languages can have each for itself.
package protocol LanguageValue: ArgumentValue, Sendable {
  /// The forms of the value with or without its language.
  static var domainByLanguage: ValueDomain { get }
}

/// A value for all languages or for one: `95`, `de=90`.
package struct ByLanguage<Value: LanguageValue>: ArgumentValue {
  package let language: Language?
  package let value: Value

  init(language: Language?, value: Value) {
    (self.language, self.value) = (language, value)
  }

  package init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard let last = parts.last, let value = Value(argument: String(last)), parts.count < 3 else {
      return nil
    }
    self.value = value
    guard parts.count == 2 else {
      language = nil
      return
    }
    guard let language = Language(argument: String(parts[0])) else { return nil }
    self.language = language
  }

  package var argument: String { (language.map { "\($0)=" } ?? "") + value.argument }
  package static var domain: ValueDomain { Value.domainByLanguage }
}

extension Sequence {
  /// The value for all languages that none is named for, and the values of single languages.
  fileprivate func byLanguage<Value>() -> (all: Value?, single: [Language: Value])
  where Element == ByLanguage<Value> {
    reduce(into: (nil, [:])) { values, element in
      if let language = element.language {
        values.1[language] = element.value
      } else {
        values.0 = element.value
      }
    }
  }
}

/// A share in per cent: `60`.
package struct Percentage: LanguageValue, Hashable {
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
  package static var domainByLanguage: ValueDomain { .text("per cents such as '95' or 'de=90'") }
}

extension MachineTranslations: LanguageValue {
  package static var domainByLanguage: ValueDomain {
    .examples(["finished", "note", "gap"], of: "'finished', 'note' or 'gap', or 'de=gap'")
  }
}

extension CoverageRequirements {
  /// Makes what some settings require.
  init(_ settings: ScanSettings) {
    self.init()
    let shares = settings.minimumCoverage.byLanguage()
    minimum = shares.all?.percent
    minimumByLanguage = shares.single.mapValues(\.percent)
    languages = settings.requiredLanguages
    progressLimit = settings.inProgressBelow.percent
    languagesInProgress = settings.languagesInProgress
    let values = settings.machineTranslations.byLanguage()
    machineTranslations = values.all ?? .finished
    machineTranslationsByLanguage = values.single
    reviewedLanguages = settings.requireReviewed
  }
}
