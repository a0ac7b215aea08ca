import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

/// A call that puts arguments into a key's text, with what the text asks for.
struct FormattedCall {
  let table: StringTable
  let key: TableKey
  let reference: KeyReference
  let passed: [FormatArgument]
  /// The arguments that the development language's text takes.
  let wanted: Arguments

  /// The number of arguments that the text takes, those that it skips included.
  var wantedCount: Int { wanted.positions.last ?? 0 }

  var notes: [Diagnostic.Note] {
    guard key.isListed(in: table) else {
      return [Diagnostic.Note("the key is missing from table '\(table.name)'")]
    }
    return [
      .text(
        key.sourceText(in: table),
        in: table.developmentLanguage,
        at: table.location(of: key)
      )
    ]
  }

  /// The subject of a finding; one for each key, file and routine.
  var subject: Diagnostic.Subject { .init(table, key, detail: reference.location.path.string) }
}

extension Project {
  /// The calls that evidently put arguments into the text of a key, each once.
  ///
  /// The text is the development language's, and the key itself where that has none, or no table has
  /// the key; other languages are compared with it by the rules about placeholders.
  var formattedCalls: [FormattedCall] {
    var seen: Set<Int> = []
    let listed = tables.flatMap { table in
      // By their indices, because a key has much to count.
      table.keys.indices.flatMap { index -> [FormattedCall] in
        guard table.keys[index].calls.contains(.arguments) else { return [] }
        let calls = table.keys[index].references.filter { references[$0].formatArguments != nil }
        return calls.isEmpty ? [] : formattedCalls(calls, of: table.keys[index], in: table, &seen)
      }
    }
    let absent = absentKeys.flatMap { absent -> [FormattedCall] in
      let calls = absent.references.filter { references[$0].formatArguments != nil }
      if absent.text == nil || calls.isEmpty || !absent.isWorthATranslation { return [] }
      // A name was never meant to be seen: `page_%@`, or a single word.
      if absent.key.isNameOfFormat || absent.key.isWord, absent.text == absent.key { return [] }
      let key = TableKey(key: absent.key, entries: [], translations: [], references: calls)
      return formattedCalls(calls, of: key, in: tables[absent.home], &seen)
    }
    return listed + absent
  }

  private func formattedCalls(
    _ calls: [Int],
    of key: TableKey,
    in table: StringTable,
    _ seen: inout Set<Int>
  ) -> [FormattedCall] {
    guard key.isDefined(in: table) else { return [] }
    let written = key.translation(in: table.developmentLanguage)
    let text = written.flatMap { $0.isBlank ? nil : $0 }
    // The text is not written yet; that is another finding.
    if text?.text == key.key, key.key.looksLikeIdentifier { return [] }
    let isUnwritten = written != nil && text == nil || written == nil && key.standsForFormat
    let hasNumbers = !(text?.text ?? key.key).numberedTokens.isEmpty
    lazy var hasNames = !(text?.allUnits ?? []).tokens(areCounted: false).isEmpty
    return calls.compactMap { index in
      let reference = references[index]
      // Own code may put something else in the place of `%1`.
      if hasNumbers, reference.origin == .wrapper { return nil }
      // And so may a generated function, in the place of `{name}`.
      if reference.origin == .accessor, reference.traits.contains(.isOfGuessedType) || hasNames {
        return nil
      }
      if isUnwritten, reference.value == nil { return nil }
      guard let passed = reference.formatArguments, seen.insert(index).inserted else {
        return nil
      }
      return FormattedCall(
        table: table,
        key: key,
        reference: reference,
        passed: passed,
        wanted: text.map { Arguments(of: $0) }
          ?? reference.value.map { Arguments(of: $0, as: .reference) } ?? Arguments(of: key.key)
      )
    }
  }
}

extension TableKey {
  /// Whether the key was never meant to be seen, though the development language has no text for it: a
  /// name, or a word of which a translation takes arguments.
  fileprivate var standsForFormat: Bool {
    key.isNameOfFormat
      || key.isWord && translations.contains { $0.text.map(\.hasPercent) ?? false }
  }
}

extension String {
  fileprivate var isNameOfFormat: Bool {
    replacingSpecifiers(with: Array("x".utf8)).looksLikeIdentifier
  }

  fileprivate var isWord: Bool { !hasPercent && !utf8.contains(UInt8(ascii: " ")) }
}

extension FormatArgument {
  /// Whether a placeholder of a kind can show the argument, as far as that is known.
  func fits(_ kind: ArgumentKind) -> Bool {
    switch (self, kind) {
    case (.unknown, _), (_, .unknown), (_, .variable), (_, .substituted), (_, .pointer): true
    case (.object, .object): true
    case (.integer, .integer), (.integer, .character): true
    case (.double, .double): true
    default: false
    }
  }

  var name: String {
    switch self {
    case .unknown: "a value"
    case .object: "an object"
    case .integer: "a whole number"
    case .double: "a floating-point number"
    }
  }
}

extension ArgumentKind {
  /// The kind in words, for messages.
  var name: String {
    switch self {
    case .object: "an object"
    case .integer(let bits, let isUnsigned):
      isUnsigned ? "an unsigned \(bits)-bit integer" : "a \(bits)-bit integer"
    case .double: "a floating-point number"
    case .pointer: "a pointer"
    case .cString: "a C string"
    case .utf16String: "a UTF-16 string"
    case .character: "a character"
    case .counter: "a pointer to write to"
    case .variable: "a variable"
    case .choice(let count): "one of \(count.counting("choice"))"
    case .substituted: "the substitution's argument"
    case .unknown: "a value"
    }
  }
}

extension Int {
  /// The number with its noun: `1 argument`, `2 arguments`.
  func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
