/// A value that can be written on a command line.
package protocol ArgumentValue: Sendable, SendableMetatype {
  /// Reads the value; nil where `argument` stands for none.
  init?(argument: String)

  /// The value as it is written.
  var argument: String { get }

  /// Which arguments stand for a value.
  static var domain: ValueDomain { get }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
  package static var domain: ValueDomain { .choices(allCases.map(\.rawValue)) }
}

extension String: ArgumentValue {
  /// An empty argument is most often a shell variable that is not set, so it is refused.
  package init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = argument
  }

  package var argument: String { self }
  package static var domain: ValueDomain { .text("a text") }
}

extension Int: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package var argument: String { description }
  package static var domain: ValueDomain { .text("a whole number") }
}
