/// The name of a question to `Facts`; one answer is kept for each, or one for each file.
package struct Question: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// The purpose of the question; empty for the usual one.
  private let purpose: String
  /// Which of several questions of one kind this is.
  private let number: Int

  package init(_ name: String, _ number: Int) { self.init(name, number, for: "") }

  private init(_ name: String, _ number: Int, for purpose: String) {
    (self.name, self.number, self.purpose) = (name, number, purpose)
  }

  /// The same question, with another purpose.
  func asked(for purpose: String) -> Question { Question(name, number, for: purpose) }

  package init(stringLiteral name: String) { self.init(name, 0) }
}
