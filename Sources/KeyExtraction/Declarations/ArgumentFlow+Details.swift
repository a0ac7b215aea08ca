import SourceFiles
import SwiftSource
// The tables and bundles that stand beside keys.
extension ArgumentFlow {
  /// Tells in which table a call looks.
  func table(of call: RoutineCall) -> Table {
    guard let position = call.roles.lastIndex(of: .table) else {
      let table = call.routine.fixedTable(of: call.labels)
      if table.isKnown { return .named(table.name ?? "") }
      return call.routine.tableConstant(of: call.labels).map { .constant($0) } ?? .unknown
    }
    return table(in: call.arguments[position].value)
  }

  /// Returns where a key is looked up that is made within a call, which may name the table:
  /// `Text(LocalizedStringKey(key), tableName: "Chat")`; nil where it is made in no call.
  func table(around site: Int) -> Table? {
    guard let bracket = list.bracket(around: site), list[bracket].kind == .leftParenthesis else {
      return nil
    }
    return detail(.table, in: bracket).map { table(in: $0) } ?? .named("")
  }

  /// Returns the argument of a call that has a role beside its key.
  private func detail(_ role: Routine.Role, in parenthesis: Int) -> Range<Int>? {
    list.arguments(in: parenthesis).first { argument in
      argument.label.flatMap { Routine.detailLabels[$0] } == role
    }?.value
  }

  /// Notes the bundle that a call names, or the one around it that gets the key which it makes, or that
  /// it is a method of.
  func noteBundle(of call: RoutineCall, at site: Int, in result: inout Result) {
    var named = call.roles.firstIndex(of: .bundle).map { call.arguments[$0].value }
    if named == nil, call.routine.convertsStrings, let bracket = list.bracket(around: site),
      list[bracket].kind == .leftParenthesis
    {
      named = detail(.bundle, in: bracket)
    }
    let receiver = call.routine.isMethodOfBundle ? list.receiver(before: site) : nil
    guard let range = named ?? receiver else {
      let bundle = call.routine.bundle(of: call.labels)
      (result.bundles, result.namesBundle) = ([bundle.map { .of($0) } ?? .unknown], bundle != nil)
      return
    }
    let bundle = bundle(in: list.strippedExpression(range))
    result.bundles = [bundle]
    // A name alone can be any.
    result.namesBundle = bundle.isOwn || named.map { !isMainBundle($0) } ?? false
  }

  /// Returns the bundle that an argument names.
  func bundle(in range: Range<Int>) -> Bundle {
    guard let constants else { return .unknown }
    if list.isOwnBundle(range) { return .of(.ofModule(having: path)) }
    if list.ownName(in: range) != nil {
      if constants.value.nameOwnBundle(range) { return .of(.ofModule(having: path)) }
      return name(in: range).map { .given(by: $0) } ?? .unknown
    }
    if let name = list.classOfBundle(in: range), !list.isSelf(name) {
      return .of(constants.value.bundle(ofClass: list.text(name), at: path))
    }
    guard let (owner, name) = list.bundleConstant(in: range) else { return .unknown }
    return .of(.constant("\(owner).\(name)"))
  }

  /// Returns the table that an argument names.
  func table(in argument: Range<Int>) -> Table {
    switch argument.first.flatMap(list.keyword) {
    case .nil, .NULL: return .named("")
    default: break
    }
    if let text = evaluator.literalText(in: argument) { return .named(text) }
    if let text = constants?.value.text(of: list.strippedExpression(argument)) {
      return .named(text)
    }
    if let name = name(in: argument) { return .given(by: name) }
    return constant(in: list.strippedExpression(argument)).map { .constant($0) } ?? .unknown
  }

  /// Returns the constant of a type that an argument may be: `Texts.table`.
  private func constant(in range: Range<Int>) -> TableConstant? {
    guard language == .swift, let last = range.last, range.count > 2, list.isPath(range),
      let owner = list.qualifier(of: last), list.isCapitalized(owner), list.keyword(owner) == nil
    else { return nil }
    return TableConstant(owner: list.text(owner), name: list.text(last), path: path)
  }

  /// Returns the constant of another file that a name may be: nothing in this one has it.
  func constant(named name: String) -> TableConstant? {
    guard let constants, !constants.value.declare(name) else { return nil }
    return TableConstant(owner: "", name: name, path: path)
  }

  /// Returns whether an argument is the app's bundle: `.main`, `Bundle.main`, `nil`, or a name,
  /// which can be any.
  private func isMainBundle(_ range: Range<Int>) -> Bool {
    let range = list.strippedExpression(range)
    guard let last = range.last else { return true }
    return range.count == 1 || list.text(last) == "main"
  }
}

extension ArgumentFlow.Bundle {
  /// Whether it is that of the module itself.
  fileprivate var isOwn: Bool { if case .of(.ofModule) = self { true } else { false } }
}
