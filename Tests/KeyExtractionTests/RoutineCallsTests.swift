import Foundation
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import KeyExtraction

/// Holds the tables of routines against the annotated calls.
///
/// That a call is read as annotated is tested elsewhere; here it is told which calls are wanting.
@Suite struct RoutineCallsTests {
  /// The arguments that the fixtures' keys are literals of.
  static let called: Set<KeyArgument> = {
    let fixtures = Fixture.all(in: "Extraction")
    return fixtures.reduce(into: []) { called, fixture in
      let source = fixture.text.string
      let extraction = KeyExtractor().extract(from: fixture.text)
      for reference in extraction.references where reference.origin == .argument {
        called.formUnion(arguments(of: reference, in: source))
      }
    }
  }()

  @Test(arguments: KeyArgument.all)
  func `an annotated call has the argument`(argument: KeyArgument) {
    // By itself, because a failure would quote all that are called.
    let isCalled = Self.called.contains(argument)
    #expect(
      isCalled,
      "no call of \(argument) with a key stands below Fixtures/Extraction"
    )
  }

  /// Returns the arguments that the key of a reference stands at, by the text in front of it.
  private static func arguments(
    of reference: KeyReference,
    in source: String
  ) -> [KeyArgument] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let call = lines.dropFirst(reference.location.line - 1).prefix(12).joined(separator: " ")
    guard let literal = call.range(of: "\"\(reference.key)\"") else { return [] }
    let before = call[..<literal.lowerBound].reversed().drop { " [@".contains($0) }
    let label =
      before.first == ":" ? String(before.dropFirst().prefix(while: isWord).reversed()) : nil
    return [KeyArgument(routine: reference.routine, label: label)]
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }
}

/// An argument of a framework's routine that is a key: one cell of the tables of routines.
///
/// A test asks for an annotated call with each of them, so that no row can go without a failure.
struct KeyArgument: Hashable, Sendable, CustomStringConvertible {
  /// The routine's name, as references have it.
  let routine: String
  /// The argument's label; nil for an unlabeled one.
  let label: String?

  var description: String { "\(routine)(\(label ?? "_"):)" }

  /// All of them, sorted by routine and label.
  static let all: [KeyArgument] = {
    let routines =
      Routine.foundation + Routine.swiftUI + Routine.appIntents + Routine.swifternalization
    let arguments = routines.flatMap { routine in
      var labels: [String?] = routine.labels.filter(\.role.isKey).map(\.label)
      if routine.unlabeled.contains(where: \.isKey) { labels.append(nil) }
      return labels.map { KeyArgument(routine: routine.name, label: $0) }
    }
    return Set(arguments).sorted { ($0.routine, $0.label ?? "") < ($1.routine, $1.label ?? "") }
  }()
}
