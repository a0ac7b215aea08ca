/// The name of a question to `Facts`; one answer is kept for each, or one for each file.
package struct Question: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// Which of several questions of one kind this is.
  private let number: Int

  package init(_ name: String, _ number: Int) {
    self.name = name
    self.number = number
  }

  package init(stringLiteral name: String) { self.init(name, 0) }
}
