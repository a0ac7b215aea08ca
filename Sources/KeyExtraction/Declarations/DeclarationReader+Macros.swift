import SourceFiles
import SwiftSource

/// A look-up that a macro makes of the text that it gets, as a literal in its implementation says.
struct MacroExpansion: Hashable, Sendable {
  /// The role of the text.
  let key: Routine.Role
  /// The roles of other arguments.
  let details: Set<Routine.Role>
  /// The table that it names; nil for none.
  let table: String?
  let hasKnownTable: Bool
  let namesBundle: Bool
}

extension DeclarationReader {
  /// Reads `macro localized(_ key: String.LocalizationValue) -> String`.
  mutating func readMacro(_ item: Outline.Item) {
    guard let parenthesis = item.parenthesis, isExposed(item.keyword, in: nil) else { return }
    let written = list.parameters(in: parenthesis)
    declarations.add(
      list.text(item.name),
      .init(
        parameters: written.map { parameter($0) },
        form: .macro,
        implementation: list.implementation(ofMacroWithParametersUpTo: item.end)
      ),
      naming: written.map(\.name),
      at: list[item.name].start,
      in: path
    )
  }

  /// Notes the look-ups that a type makes of what a macro gets: `return "String(localized: \\(text))"`.
  mutating func readExpansions(in type: Outline.Item, named name: String) {
    for literal in list.expansions(in: type) {
      guard let expansion = expansion(of: literal) else { continue }
      declarations.expansions[name, default: []].insert(expansion)
    }
  }

  private func expansion(of literal: Int) -> MacroExpansion? {
    guard let (text, names) = list.sourceText(in: literal) else { return nil }
    let unit = SourceUnit(SourceText(path: path, bytes: Array(text.utf8)))
    let expanded = ArgumentFlow(unit, flow.routines)
      .flow(in: unit.tokens.range, localizable: names)
    let keys = names.filter { expanded.roles[$0]?.isKey ?? false }
    guard keys.count == 1, let callee = expanded.sites[keys[0]]?.first?.callee else { return nil }
    let table = expanded.table(besides: names, [:])
    let isLocalizable = flow.routines[callee].contains { routine in
      routine.unlabeled.contains(.localizableKey)
        || routine.labels.contains { $0.role == .localizableKey }
    }
    return MacroExpansion(
      key: isLocalizable ? .localizableKey : .stringKey,
      details: Set(expanded.roles.values.filter { !$0.isKey }),
      table: table.name,
      hasKnownTable: table.isKnown,
      namesBundle: expanded.namesBundle
    )
  }
}

extension Signature {
  /// Returns the macro with what all look-ups that it is expanded to make of its parameters.
  func expanded(to expansions: Set<MacroExpansion>) -> Signature {
    guard let first = expansions.first, expansions.allSatisfy({ $0.key == first.key }),
      let key = parameters.firstIndex(where: \.isKey) ?? onlyText
    else { return self }
    var signature = self
    if !parameters[key].isKey { signature.parameters[key].role = first.key }
    for index in parameters.indices where parameters[index].role == nil && index != key {
      let role = parameters[index].label.flatMap { Routine.detailLabels[$0] }
      guard let role, expansions.contains(where: { $0.details.contains(role) }) else { continue }
      signature.parameters[index].role = role
    }
    let isTableKnown = expansions.allSatisfy { $0.hasKnownTable && $0.table == first.table }
    (signature.hasKnownTable, signature.table) = (isTableKnown, isTableKnown ? first.table : nil)
    signature.namesBundle = expansions.allSatisfy(\.namesBundle)
    return signature
  }

  /// The only parameter that takes a text and is not called after another part of a look-up, or the only
  /// one of them without a label.
  private var onlyText: Int? {
    let texts = parameters.indices.filter { index in
      (parameters[index].isString || parameters[index].isStaticString)
        && parameters[index].label.flatMap { Routine.detailLabels[$0] } == nil
    }
    let unlabeled = texts.filter { parameters[$0].label == nil }
    return texts.count == 1 ? texts[0] : unlabeled.count == 1 ? unlabeled[0] : nil
  }
}
