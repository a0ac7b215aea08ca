import Diagnostics

/// A condition under which rules say nothing of a defect.
///
/// A rule finds its plain defect first; then the defect's exceptions are asked, so that people can see
/// each, count how often it speaks, and switch it off.
struct Exception<Subject>: Sendable {
  let summary: RuleException
  let applies: @Sendable (Subject) -> Bool

  init(_ id: String, _ why: String, when applies: @escaping @Sendable (Subject) -> Bool) {
    self.init(RuleException(id, why), when: applies)
  }

  init(_ summary: RuleException, when applies: @escaping @Sendable (Subject) -> Bool) {
    (self.summary, self.applies) = (summary, applies)
  }
}

/// Which exceptions count, and how.
package struct ExceptionChoice: Sendable {
  /// The ids of those that withhold nothing.
  package var disabled: Set<String> = []
  /// Whether what they withhold is listed, and not merely counted.
  package var areListed = false

  package init() {}
}

/// A rule's finding, with all facts that its exceptions need.
protocol Defect {
  /// The exceptions in the order in which they are asked; the first that applies counts.
  static var exceptions: [Exception<Self>] { get }
}

extension Defect {
  /// The exceptions' sentences for people.
  static var summaries: [RuleException] { exceptions.map(\.summary) }
}

/// The reasons that several rules have.
extension RuleException {
  static let finishedBundle = Self(
    "finished-bundle",
    "the table lies in a finished bundle, which comes with languages of its own"
  )
  static let unusedCode = Self("unused-code", "nothing uses the code that needs the text")
  static let seenByDevelopers = Self(
    "seen-by-developers",
    "only previews and debug builds need the text"
  )
  static let listOfLicences = Self("list-of-licences", "the table holds the licences of packages")
  static let onlyLanguage = Self("only-language", "the app has one language, and code has the text")
  static let tableOfTests = Self("table-of-tests", "the table belongs to tests or to previews")
  static let toBeRemoved = Self("to-be-removed", "'unused-key' wants the key removed")
}
