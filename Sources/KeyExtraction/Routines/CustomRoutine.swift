/// A routine of a project's own, as a person writes it down.
///
/// It is written like a declaration that has what an argument *is* in the place of its type. The
/// words are `key` (a plain string), `localizable` (what becomes a `LocalizedStringKey` or another
/// localizable type), `table`, `bundle`, `value`, `comment`, `arguments` (what is put into the text, be it
/// one or several), and `_` for anything else.
///
/// | text | reads |
/// | --- | --- |
/// | `L10n` | the four macros of that name, like those of `NSLocalizedString` |
/// | `tr(_ key, in table)` | `tr("Title", in: "Errors")` |
/// | `Texts.tr(key, count _)` | `Texts.tr(key: "Title", count: 3)`, and no other `tr` |
/// | `tr(_ key, table = "Errors")` | `tr("Title")`, which looks in the table Errors |
/// | `key.localized` | `"Title".localized` |
/// | `key.localized(in table)` | `"Title".localized(in: "Errors")` |
/// | `key.localizedFormat(_ arguments)` | `"%d of %d".localizedFormat(1, 2)` |
/// | `@Localized(_ key)` | `@Localized("Title") var title` |
/// | `#localized(_ key)` | `#localized("Title")` |
/// | `[textForKey:key inTable:table]` | `[Texts textForKey:@"Title" inTable:@"Errors"]` |
package struct CustomRoutine: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  let routines: [Routine]

  /// Reads the text of a routine; nil where it means nothing or names no key.
  package init?(_ text: String) {
    guard let routines = CustomRoutineParser.routines(in: text) else { return nil }
    self.routines = routines
    description = text
  }
}

/// Takes the text of a routine apart.
private struct CustomRoutineParser {
  /// One argument: its label, and what it is.
  private struct Parameter {
    var label: String?
    var role: Routine.Role
    var text: String?
  }

  static func routines(in text: String) -> [Routine]? {
    let text = text.trimmed
    if text.isIdentifier { return Routine.family(text) }
    guard let routine = text.hasPrefix("[") ? message(text) : call(text) else { return nil }
    let takesKey =
      routine.form == .suffix || routine.unlabeled.contains(where: \.isKey)
      || routine.labels.contains(where: \.role.isKey)
    return takesKey ? [routine] : nil
  }

  /// Reads `tr(…)`, `Texts.tr(…)`, `key.localized`, `@Localized(…)` and `#localized(…)`.
  private static func call(_ text: String) -> Routine? {
    let head = text.prefix { $0 != "(" }
    var names = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let parameters = parameters(text.dropFirst(head.count)) else { return nil }
    let form = form(of: &names)
    guard let name = names.popLast(), name.isIdentifier, names.allSatisfy(\.isIdentifier) else {
      return nil
    }
    return Routine(
      name,
      unlabeled: parameters.isEmpty && form != .suffix ? [.stringKey] : parameters.map(\.role),
      labels: labels(parameters),
      form: form,
      qualifier: names.last,
      table: parameters.first { $0.role == .table }?.text
    )
  }

  /// Tells the form by what the name begins with, and takes that off.
  private static func form(of names: inout [String]) -> Routine.Form {
    if names.first == "key", names.count == 2 {
      names.removeFirst()
      return .suffix
    }
    let marks: [Character: Routine.Form] = ["@": .attribute, "#": .macro]
    guard let first = names.first?.first, let form = marks[first] else { return .free }
    names[0].removeFirst()
    return form
  }

  /// Reads `(_ key, in table = "Errors")`; an empty text has no parameters.
  private static func parameters(_ text: Substring) -> [Parameter]? {
    if text.isEmpty { return [] }
    guard text.hasSuffix(")") else { return nil }
    let list = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    if list.count == 1, list[0].trimmed.isEmpty { return nil }
    let parameters = list.map(parameter)
    return parameters.contains { $0 == nil } ? nil : parameters.compactMap(\.self)
  }

  private static func parameter(_ text: Substring) -> Parameter? {
    let sides = text.split(separator: "=", maxSplits: 1)
    let words = (sides.first ?? "").split { $0 == " " || $0 == ":" }.map(String.init)
    guard let last = words.last, words.count <= 2, let role = Routine.Role(word: last) else {
      return nil
    }
    var parameter = Parameter(label: words.first == "_" ? nil : words.first, role: role)
    if words.count == 2, !words[0].isIdentifier { return nil }
    guard sides.count == 2 else { return parameter }
    let text = sides[1].trimmed
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2, role == .table else {
      return nil
    }
    parameter.text = String(text.dropFirst().dropLast())
    return parameter
  }

  /// Reads `[Receiver textForKey:key inTable:table]`.
  private static func message(_ text: String) -> Routine? {
    guard text.hasSuffix("]") else { return nil }
    var words = text.dropFirst().dropLast().split(separator: " ").map(String.init)
    let receiver = words.first { !$0.contains(":") }
    if receiver != nil { words.removeFirst() }
    let parameters: [Parameter?] = words.map { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts[0].isIdentifier, let role = Routine.Role(word: parts[1]) else {
        return nil
      }
      return Parameter(label: parts[0], role: role)
    }
    let known = parameters.compactMap(\.self)
    guard known.count == parameters.count, let name = known.first?.label else { return nil }
    return Routine(name, labels: labels(known), form: .message, qualifier: receiver)
  }

  private static func labels(_ parameters: [Parameter]) -> [String: Routine.Role] {
    parameters.reduce(into: [:]) { labels, parameter in
      if let label = parameter.label { labels[label] = parameter.role }
    }
  }
}

extension Routine.Role {
  /// Makes the role that a word names; nil for any other word.
  fileprivate init?(word: String) {
    switch word {
    case "key": self = .stringKey
    case "localizable": self = .localizableKey
    case "table": self = .table
    case "bundle": self = .bundle
    case "value": self = .value
    case "comment": self = .comment
    case "arguments": self = .arguments
    case "_": self = .other
    default: return nil
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
