import SourceFiles
import SwiftSource

/// A question for the texts of a declaration, which many expressions may ask.
struct TextQuestion: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// The source of a text: where the declaration begins and how far behind the value, and the
    /// type that it is read in.
    case source(FilePath, start: Int, content: Int, owner: String)
    /// The source of a text in Objective-C.
    case objectiveC(FilePath, start: Int, content: Int)
    /// The members of a name that a type and those which conform to it have, as a place sees them.
    case member(String, type: String, from: DeclarationReach)
    /// The values that code gives to a property of a type outside of its declaration.
    case written(String, type: String)
    /// Those that calls give to a parameter.
    case parameter(StringSources.Parameter)
    /// Those that it gives to a case at a position.
    case payload(String, Int, type: String)
    /// A local variable, in a file or in a part of one that begins somewhere and has some bytes.
    case variable(String, FilePath, start: Int, count: Int, offset: Int)

    var isVariable: Bool { if case .variable = self { true } else { false } }
  }

  /// An argument of a call, as far as it is known.
  struct Value: Hashable, Sendable {
    let label: String?
    let texts: Texts
  }

  let subject: Subject
  var heir = TextEvaluator.Heir.any
  let steps: ArraySlice<TextEvaluator.Step>
  /// The arguments; nil where they do not matter.
  var values: [Value]?
  /// The cases that the value can be whose member it is; nil where they are not told.
  let cases: Texts?
}

/// The texts that are known of a question, and what finding them costs.
final class FoundTexts: Sendable {
  let texts: Texts
  /// The steps that are taken; where they were too many, those that there were.
  let cost: Int
  /// How deep it leads.
  let height: Int
  let isTooLong: Bool
  let readsArguments: Bool
  /// The literals that they come from, if they are shown.
  let origins: Set<SourcePlace>
  /// The files that were read to find the texts; nil where files are not noted.
  let lookedAt: LookedAt?

  init(
    _ texts: Texts,
    cost: Int,
    height: Int,
    isTooLong: Bool,
    readsArguments: Bool,
    origins: Set<SourcePlace> = [],
    lookedAt: LookedAt?
  ) {
    self.texts = texts
    self.cost = cost
    self.height = height
    self.isTooLong = isTooLong
    self.readsArguments = readsArguments
    self.origins = origins
    self.lookedAt = lookedAt
  }
}

extension ScopedFile {
  /// Returns the question for what a variable stands for that can be meant from a token on, as others may
  /// which one pattern binds.
  func subject(of variable: String, from token: Int) -> TextQuestion.Subject {
    .variable(variable, path, start: start, count: list.bytes.count, offset: offset(of: token))
  }
}
