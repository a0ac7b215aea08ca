import SourceFiles
import SwiftSource

// Keys that only types tell: of generic types, of values, of subscripts, and of closures.
extension SwiftReader {
  /// Reads `Box<LocalizedStringKey>("…")` and `[LocalizedStringKey](["…"])` by what the type's parameters are,
  /// and `tr("…")` of a value whose type declares `callAsFunction`.
  func readValueCall(openedBy parenthesis: Int, into file: inout FileReading) {
    let name = list.calledName(before: parenthesis)
    if name < parenthesis - 1, list.isOperator(">", parenthesis - 1) {
      read(list.arguments(in: parenthesis), ofType: name..<parenthesis, into: &file)
    } else if let bracket = list.arrayType(calledBy: parenthesis) {
      read(list.arguments(in: parenthesis), ofType: bracket..<parenthesis, into: &file)
    } else if context.routines.hasCallableValues, list.kind(name) == .identifier,
      list.keyword(name) == nil, !list.isIntroduced(name, by: [.func])
    {
      read(Self.callable, ofValueEndingAt: name, openedBy: parenthesis, into: &file)
    }
  }

  /// Reads `texts["…"]` where a type declares such a subscript.
  func readSubscript(openedBy bracket: Int, into file: inout FileReading) {
    guard bracket > 0, list.isSubscript(bracket) else { return }
    read(Self.subscripts, ofValueEndingAt: bracket - 1, openedBy: bracket, into: &file)
  }

  private static let callable = "callAsFunction"
  private static let subscripts = "subscript"

  /// Reads a call or a subscript of a value by the declarations of its type.
  private func read(
    _ member: String,
    ofValueEndingAt last: Int,
    openedBy bracket: Int,
    into file: inout FileReading
  ) {
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return
    }
    guard isWholeFile, let value = scoped.chain(before: scoped.token(at: list[bracket].start))
    else {
      return
    }
    var typer = ExpressionTyper(scoped.list, scoped.names(at: value.lowerBound))
    guard let type = typer.type(of: value).map(scoped.index.resolved) else { return }
    let ancestors = scoped.index.ancestors(of: type.name)
    let arguments = list.arguments(in: bracket)
    for routine in context.routines[member] where context.canSee(routine) {
      let own = routine.overloads.filter { signature in
        context.canSee(signature) && signature.owner.map(ancestors.contains) ?? false
      }
      guard !own.isEmpty else { continue }
      let meant = fitting(routine.with(own), arguments, calledAt: last, &file)
      let location = file.locator.location(of: list[last].range)
      reader.read(RoutineCall(of: meant, arguments), at: location, into: &file)
    }
  }

  /// Reads the arguments of an initializer of a generic type as it is written.
  func read(
    _ arguments: [TokenList.Argument],
    ofType type: Range<Int>,
    into file: inout FileReading
  ) {
    guard context.types.areNamed(in: type, of: list) else { return }
    guard context.file != nil else {
      file.hasUnclearTypes = true
      return
    }
    if let type = list.typeName(in: type) { read(arguments, ofGeneric: type, into: &file) }
  }

  /// Reads `let box: Box<LocalizedStringKey> = Box("…")`.
  func read(value: Range<Int>, ofGeneric type: Range<Int>, into file: inout FileReading) {
    guard let name = type.first, list.isOperator("<", name + 1), let first = value.first,
      list.isCalled(first), list.text(first) == list.text(name),
      list.after(first + 1) == value.upperBound
    else { return }
    read(list.arguments(in: first + 1), ofType: type, into: &file)
  }

  /// Reads what stands beside the first element of `let texts = [LocalizedStringKey("…"), "…"]`.
  func readElements(behind type: Int, into file: inout FileReading) {
    let bracket = list.startOfChain(endingAt: type) - 1
    guard list.kind(bracket) == .leftBracket, list.kind(bracket - 1) == .equals,
      list.isIntroduced(bracket - 2, by: [.let, .var]),
      context.types.areNamed(in: type, of: list)
    else { return }
    let others = list.entries(in: bracket).dropFirst()
      .flatMap { literals(in: $0.value, as: .key) }
    reader.read(others, as: list.text(type), of: list.text(bracket - 2), into: &file)
  }

  /// Reads the arguments of an initializer that take a generic type's localizable arguments.
  func read(
    _ arguments: [TokenList.Argument],
    ofGeneric type: TypeName,
    into file: inout FileReading
  ) {
    guard let scoped = context.file else { return }
    let labels = arguments.map(\.label)
    let expected = ExpectedType(file: scoped)
    for (position, argument) in arguments.enumerated() {
      // An optional and a binding are what they hold.
      let held: TypeName? =
        type.arguments.isEmpty ? type : type.arguments.count == 1 ? type.element : nil
      let wanted =
        scoped.index.isDeclared(type.name)
        ? expected.parameter(position, labels, ofInitializerOf: type) : held
      guard let wanted, let role = role(of: wanted) else { continue }
      let literals = literals(in: argument.value, as: role)
      reader.read(literals, as: type.name, of: argument.label ?? "", into: &file)
    }
  }

  /// Reads `{ n -> LocalizedStringKey in "…" }`, unless what is around it has read it by its type.
  func readClosure(yielding name: Int, into file: inout FileReading) {
    guard let brace = list.closure(yielding: name), let type = list.result(ofClosureAt: brace),
      let role = context.types.role(ofTypeIn: type, of: list)
    else { return }
    let literals = LocalizableExpressions(list: list, context: context)
      .literals(inBody: list.closureBody(brace), as: role)
      .filter { !file.castLiterals.contains(list[$0.token].start) }
    reader.read(literals, as: self.name(of: type), of: "", into: &file)
  }
}
