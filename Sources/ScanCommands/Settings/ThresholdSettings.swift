import CommandLineOptions
import LocalizationModel
import SourceFiles

/// When an audit fails.
struct ThresholdSettings: OptionSettings {
  var isStrict = false
  var failure: FailureLevel?
  var minimums: [MinimumCoverage] = []
  var required: [LanguageList] = []

  static let options: [Option<Self>] = [
    .value("fail-on", "LEVEL", \.failure, help: "The mildest findings that make the audit fail"),
    .flag("strict", \.isStrict, help: "Fail on warnings too, as '--fail-on warning' does"),
    .values(
      "minimum-coverage",
      "PERCENT",
      \.minimums,
      help: "Fail when less is translated; 'de=90' is for one language"
    ),
    .values(
      "required-languages",
      "LIST",
      \.required,
      help: "Fail when one of these languages has no text at all, like 'de,fr'"
    ),
  ]

  /// Tells what is wrong with the options.
  func check() throws(CommandFailure) {
    if isStrict, let failure, failure != .warning {
      throw CommandFailure(
        usage: "options '--strict' and '--fail-on \(failure.rawValue)' contradict each other"
      )
    }
    for (index, minimum) in minimums.enumerated()
    where minimums[..<index].contains(where: { $0.language == minimum.language }) {
      let subject = minimum.language.map { " for \($0)" } ?? ""
      throw CommandFailure(usage: "option '--minimum-coverage' is given twice\(subject)")
    }
  }

  /// The mildest severity that makes an audit fail; nil for none.
  func failing(_ configuration: Configuration?) -> Severity? {
    if let failure { return failure.severity }
    if isStrict { return .warning }
    if let failure = configuration?.failure { return failure.severity }
    return configuration?.isStrict == true ? .warning : .error
  }

  /// What is required, as typed, else as configured.
  func requirements(_ configuration: Configuration?) -> CoverageRequirements {
    var requirements = configuration?.requirements ?? CoverageRequirements()
    for minimum in minimums {
      if let language = minimum.language {
        requirements.minimumByLanguage[language] = minimum.percent
      } else {
        requirements.minimum = minimum.percent
      }
    }
    let typed = required.flatMap(\.languages)
    if !typed.isEmpty { requirements.languages = typed }
    return requirements
  }
}

/// The mildest findings that make an audit fail.
enum FailureLevel: String, CaseIterable, ArgumentValue {
  case error
  case warning
  case never

  /// nil where none does.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .never: nil
    }
  }
}
