import FormatStrings
import LocalizationModel

/// A key of a table for rule editors, `%[All,Any]@ of these`, in which a bracket stands for each of its
/// choices.
///
/// A translator may divide the choices of one key among several, where a language has other words around
/// each, and join those of several.
/// Source: `NSRuleEditor.formattingStringsFilename`.
struct RuleEditorKey {
  /// The text around the brackets.
  private var frame: [UInt8] = []
  private var choices: [Set<[UInt8]>] = []

  /// Returns nil for a key without such a bracket.
  init?(_ key: String) {
    guard key.utf8.contains(UInt8(ascii: "[")) else { return nil }
    let bytes = Array(key.utf8)
    var end = 0
    for specifier in FormatString(key).specifiers {
      guard case .choice = specifier.kind else { continue }
      let text = bytes[specifier.range]
      guard let first = text.firstIndex(of: UInt8(ascii: "[")),
        let last = text.lastIndex(of: UInt8(ascii: "]"))
      else { continue }
      frame += bytes[end..<specifier.range.lowerBound] + [0]
      choices.append(
        Set(text[first + 1..<last].split(separator: UInt8(ascii: ",")).map(Array.init))
      )
      end = specifier.range.upperBound
    }
    if choices.isEmpty { return nil }
    frame += bytes[end...]
  }

  /// Whether a rule is one of those that both keys stand for.
  func overlaps(_ other: RuleEditorKey) -> Bool {
    frame == other.frame && choices.count == other.choices.count
      && zip(choices, other.choices).allSatisfy { !$0.isDisjoint(with: $1) }
  }
}

extension StringTable {
  /// Whether another key of which a condition holds stands for some of the rules that a key stands for.
  func dividesRules(of key: TableKey, where isWanted: (TableKey) -> Bool) -> Bool {
    guard let rules = RuleEditorKey(key.key) else { return false }
    return keys.contains { other in
      other.key != key.key && isWanted(other)
        && RuleEditorKey(other.key).map(rules.overlaps) ?? false
    }
  }
}
