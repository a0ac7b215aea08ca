import Foundation
import KeyExtraction
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

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
