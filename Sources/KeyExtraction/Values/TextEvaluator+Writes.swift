import SourceFiles
import SwiftSource

// What code gives to properties and to cases where it does not declare them.
extension TextEvaluator {
  /// Returns the texts that code gives to a property of a type outside of its declaration; none where no
  /// code does, and where a key is looked up.
  ///
  /// An argument of an initializer that shows it is read where that is called; one that looks it up keeps
  /// another text.
  mutating func texts(
    writtenTo property: String,
    of type: String,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard isShown, !type.isEmpty, !property.hasSuffix("()") else { return .none }
    let writes = index.writes(to: property, of: type).filter { write in
      let owner = write.owner ?? type
      return !(write.isArgument && (takesText(property, owner) || isLookedUp(property, by: owner)))
    }
    return texts(of: writes, as: .written(property, type: type), steps)
  }

  /// Returns the texts that code gives to a case of the type of a value at a position.
  mutating func texts(
    ofPayload position: Int,
    of name: String,
    in subject: Range<Int>,
    of file: ScopedFile,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard isShown else { return .none }
    var typer = ExpressionTyper(file.list, file.names(at: subject.lowerBound))
    guard let type = typer.type(of: subject).map(index.resolved) else { return .none }
    let payload = typer.declaredMember(TypeDeclarations.payloadName(of: name), of: type)
    let label = payload?.labels.dropFirst(position).first ?? nil
    let writes = index.writes(toPayload: position, labelled: label, of: name, in: type.name)
    return texts(of: writes, as: .payload(name, position, type: type.name), steps)
  }

  private mutating func texts(
    of writes: [StringSources.Write],
    as subject: TextQuestion.Subject,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    if writes.isEmpty { return .none }
    return shared(subject, steps) { evaluator in
      writes.map { evaluator.texts(of: $0.value, steps) }.joined()
    }
  }

  private mutating func texts(
    of value: StringSources.Write.Value,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    switch value {
    case .expression(let source, let home): texts(of: source, owner: home, steps, [], nil)
    case .parameter(let parameter):
      texts(of: index.writes(to: parameter), as: .parameter(parameter), steps)
    }
  }
}
