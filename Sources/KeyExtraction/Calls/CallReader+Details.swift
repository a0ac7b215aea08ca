import LocalizationModel
import SourceFiles
import SwiftSource

// What a call says beside its keys.
extension CallReader {
  /// The facts that a use tells beside its keys.
  struct CallDetails {
    var origin = KeyReference.Origin.argument
    var table: String?
    var hasKnownTable = true
    /// The tables that the call looks in one after the other, where these are several and told.
    var tables: [String] = []
    /// The name under which the value is handed on; nil where the call itself looks it up.
    var parameterLabel: String?
    var comment: String?
    var value: String?
    var traits: TextTraits = []
    var alternatives: [String] = []
    /// The files of the modules in whose bundle the call looks: several where a name may mean several
    /// bundles, and none where it tells of no module.
    var bundleFiles: [FilePath] = [] {
      didSet {
        if bundleFiles.isEmpty {
          traits.remove(.namesModuleBundle)
        } else {
          traits.formUnion([.namesBundle, .namesModuleBundle])
        }
      }
    }
    /// The arguments that the call itself puts into the text.
    var formatArguments: [FormatArgument]?

    var lookUp: KeyLookUp {
      get {
        KeyLookUp(
          table: table,
          isKnown: hasKnownTable,
          parameterLabel: parameterLabel,
          comment: traits.contains(.hasDoubtfulComment) ? nil : comment
        )
      }
      set {
        (table, hasKnownTable, tables) = (newValue.table, newValue.isKnown, [])
        parameterLabel = newValue.parameterLabel
        if comment == nil { comment = newValue.comment }
      }
    }

    /// Notes that the key may be in any table, or in none.
    mutating func doubtTable() {
      (hasKnownTable, tables) = (false, [])
    }

    /// Takes what the call around says of a key that an initializer of its own makes, as far as that one
    /// does not say it.
    mutating func take(_ outer: CallDetails, namesTable: Bool) {
      origin = outer.origin
      if comment == nil, outer.comment != nil {
        comment = outer.comment
        traits.formUnion(outer.traits.intersection(.hasDoubtfulComment))
      }
      if !namesTable { lookUp = outer.lookUp }
      if !traits.contains(.namesBundle), outer.traits.contains(.namesBundle) {
        traits.insert(.namesBundle)
        bundleFiles = outer.bundleFiles
      }
    }
  }

  /// Returns what a call says, and what its routine says of all its calls.
  func details(of call: RoutineCall) -> CallDetails {
    var details = details(of: call.arguments, call.roles)
    if call.routine.changesText(call.labels) { details.traits.insert(.isChanged) }
    if call.routine.isOfView { details.traits.insert(.isOfView) }
    if call.routine.namesBundle(call.labels) { details.traits.insert(.namesBundle) }
    if !call.roles.contains(.bundle), let bundle = call.routine.bundle(of: call.labels) {
      details.bundleFiles = context.files(declaring: bundle)
    }
    if !call.roles.contains(.table) {
      (details.table, details.hasKnownTable) = table(of: call)
      if !details.hasKnownTable { details.tables = call.routine.tables(of: call.labels) }
    }
    addFormatArguments(of: call, to: &details)
    return details
  }

  /// Returns the table that a call's routine names.
  private func table(of call: RoutineCall) -> (name: String?, isKnown: Bool) {
    let table = call.routine.fixedTable(of: call.labels)
    guard !table.isKnown, let index = context.index,
      let constant = call.routine.tableConstant(of: call.labels),
      let name = index.text(of: constant)
    else { return table }
    return (name.isEmpty ? nil : name, true)
  }

  /// Notes that a constant of another file may tell the table of a call.
  func noteConstant(of call: RoutineCall, _ details: CallDetails, in file: inout FileReading) {
    if !details.hasKnownTable, context.index == nil,
      call.routine.tableConstant(of: call.labels) != nil
    {
      file.hasUnclearTypes = true
    }
  }

  func details(of arguments: [TokenList.Argument], _ roles: [Routine.Role?]) -> CallDetails {
    var details = CallDetails()
    for (argument, role) in zip(arguments, roles) {
      switch role {
      case .table: (details.table, details.hasKnownTable) = table(in: argument.value)
      case .comment: details.comment = evaluator.literalText(in: argument.value).nonEmpty
      case .remark:
        details.comment = evaluator.literalText(in: argument.value).nonEmpty
        if details.comment != nil { details.traits.insert(.hasDoubtfulComment) }
      case .value, .localizableValue:
        let isLocalizable = role == .localizableValue || argument.label == "defaultValue"
        details.value = defaultText(in: argument.value, isLocalizable: isLocalizable)
        if details.value == nil, bringsText(argument.value, beside: arguments, roles) {
          details.traits.insert(.bringsUnknownText)
        }
        details.formatArguments = interpolations(in: argument.value)
      case .bundle:
        if !list.isMainBundle(argument.value) { details.traits.insert(.namesBundle) }
        details.bundleFiles = context.filesOfBundle(in: argument.value, of: list)
      case .number: details.traits.insert(.passesNumber)
      case .choice: details.traits.insert(.passesText)
      case .width: details.traits.insert(.passesWidth)
      default: break
      }
    }
    if let bundle = roles.firstIndex(of: .bundle) {
      noteSearch(for: arguments[bundle].value, in: &details)
    }
    return details
  }

  /// Notes that a bundle is searched for, where it is made or in the constant that it is.
  func noteSearch(for bundle: Range<Int>, in details: inout CallDetails) {
    // Hardly any call names a table and such a bundle.
    guard details.table != nil, details.bundleFiles.isEmpty else { return }
    let value = list.value(ofBundle: bundle)
    let isSearched =
      value.map(list.searchesBundle) ?? false
      || [value, bundle].compactMap(\.self).contains { context.isSearched($0, in: list) }
    if isSearched { details.traits.insert(.searchesBundle) }
  }

  /// Reads the text that a call brings along.
  ///
  /// In a localizable text, as `defaultValue:` wants it, an interpolation stands as its specifier.
  private func defaultText(in range: Range<Int>, isLocalizable: Bool) -> String? {
    if let text = evaluator.literalText(in: range) { return text }
    guard isLocalizable, range.count == 1, let token = range.first,
      list[token].kind == .interpolatedString
    else { return nil }
    return InterpolatedKey(list, literal: token, context)?.text
  }

  /// Whether a default text is more than nothing, and another one than the key.
  private func bringsText(
    _ range: Range<Int>,
    beside arguments: [TokenList.Argument],
    _ roles: [Routine.Role?]
  ) -> Bool {
    if let keyword = range.first.flatMap(list.keyword), [.nil, .NULL].contains(keyword) {
      return false
    }
    let words = range.map(list.text)
    return !zip(arguments, roles).contains { argument, role in
      role?.isKey == true && argument.value.map(list.text) == words
    }
  }

  /// Adds what one of the project's own routines takes to put into the text.
  ///
  /// A call that passes nothing may leave the formatting to others.
  private func addFormatArguments(of call: RoutineCall, to details: inout CallDetails) {
    guard let indices = call.routine.formatArguments(of: call.labels) else { return }
    guard !indices.isEmpty else {
      details.traits.insert(.mayBeFormatted)
      return
    }
    details.formatArguments = indices.map { index in
      InterpolationSpecifier.argument(swift: list, in: call.arguments[index].value, context.file)
    }
  }

  /// Returns what a default text puts in, where it is a literal with interpolations.
  private func interpolations(in range: Range<Int>) -> [FormatArgument]? {
    guard range.count == 1, list[range.lowerBound].kind == .interpolatedString,
      let literal = SwiftLiteral(list.bytes, in: list[range.lowerBound].range)
    else { return nil }
    return literal.interpolations.map { range in
      let expression = TokenList(list.bytes, .swift, in: range)
      return FormatArgument(
        specifier: InterpolationSpecifier(of: expression, file: context.file).text
      )
    }
  }

  /// Reads a table argument; `nil`, `NULL` and an empty text name the default table.
  private func table(in range: Range<Int>) -> (name: String?, isKnown: Bool) {
    switch range.first.flatMap(list.keyword) {
    case .nil, .NULL: return (nil, true)
    default:
      let name = evaluator.text(in: range)
      return (name, name != nil)
    }
  }
}

extension String? {
  fileprivate var nonEmpty: String? { self?.isEmpty == true ? nil : self }
}
