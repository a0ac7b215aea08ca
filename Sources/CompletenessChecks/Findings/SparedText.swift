package import Diagnostics
package import LocalizationModel

/// A missing text that the language does not need.
struct SparedText: Defect {
  let sparing: Sparing?

  static let exceptions: [Exception<Self>] = Sparing.allCases.compactMap { sparing in
    sparing.exception.map { Exception($0) { $0.sparing == sparing } }
  }

  /// The sentences of some of the exceptions.
  static func summaries(of sparings: [Sparing]) -> [RuleException] {
    sparings.compactMap(\.exception)
  }
}

extension Sparing {
  /// Why a text needs no translation; nil where its files say so.
  package var exception: RuleException? {
    switch self {
    case .table, .design, .sign, .tool: nil
    case .unused: .toBeRemoved
    case .filler:
      .init("filler-of-a-control", "the text is filler in a storyboard, which code replaces")
    case .setInCode: .init("set-in-code", "code sets the text of the control by its outlet")
    case .blankProperty: .init("property-without-a-text", "the Info.plist may say nothing either")
    case .noLetters: .init("no-letters", "the text has no letter")
    case .noWords:
      .init("no-words", "the text is an address, a path, an amount or keys to press")
    case .nameOfApp:
      .init("name-of-the-app", "the app and its makers have the same name everywhere")
    case .endedReason:
      .init("ended-permission", "no system that the app runs on uses this permission text")
    case .leftOver: .init("left-over", "the intent definition has the text no longer")
    case .names:
      .init("proper-names", "the text is made of names that are the same everywhere")
    case .licences: .listOfLicences
    case .phrase:
      .init("phrase-without-the-app", "no user can speak a phrase that does not name the app")
    case .vendored:
      .init("table-of-a-library", "a library of other people has the table, which is not read")
    case .unusedCode: .unusedCode
    case .developers: .seenByDevelopers
    }
  }
}
