import LocalizationModel
import SwiftSource

extension SourceUnit {
  /// The hashes of the texts of controls that the code sets: `label.text = …`, `[button setTitle:…]`.
  ///
  /// A control that is named alone, or with `self`, belongs to a class of the file.
  var controlTexts: [LiteralHash] {
    if isInterface { return [] }
    // Each look at the unit's own list takes a lock.
    let list = tokens
    var texts: Set<ControlText> = []
    var owners: [String]?
    for index in list.range where list.maySetText(at: index) {
      guard let set = list.settingOfText(at: index, syntax) else { continue }
      let outlet = list.text(set.outlet).drop { $0 == "_" }
      let own = owners ?? outline.items.filter(\.kind.isType).map { list.text($0.name) }
      owners = own
      let classes = set.isOwn ? Set(own).map { $0 as String? } : [nil]
      for owner in classes {
        texts.insert(ControlText(String(outlet), of: owner, isPlaceholder: set.isPlaceholder))
      }
    }
    return texts.map { LiteralHash($0.mark) }
  }
}

/// A place where code sets what a control shows.
private struct TextSetting {
  /// The token that names the control.
  let outlet: Int
  /// Whether no other object than `self` stands before it.
  let isOwn: Bool
  let isPlaceholder: Bool
}

extension TokenList {
  /// Whether a token is an `=` behind a member or a word with an `s`; every token is asked.
  @inline(__always)
  fileprivate func maySetText(at index: Int) -> Bool {
    switch self[index].kind {
    case .equals: kind(index - 2) == .dot
    case .identifier: bytes[self[index].start] == UInt8(ascii: "s")
    default: false
    }
  }

  /// Returns what is set at an `=`, or at the name of a method that sets a text.
  fileprivate func settingOfText(at index: Int, _ syntax: SourceSyntax) -> TextSetting? {
    switch kind(index) {
    case .equals where kind(index - 1) == .identifier && kind(index - 2) == .dot:
      return setting(before: index - 2, of: text(index - 1))
    case .identifier where isSetter(index, syntax):
      let property = text(index).dropFirst(3)
      let end = syntax == .swift ? index - 1 : index
      return setting(before: end, of: property.prefix(1).lowercased() + property.dropFirst())
    default: return nil
    }
  }

  /// Whether a token is the name of a method that is called: `.setTitle(…)`, `[label setText:…]`.
  private func isSetter(_ index: Int, _ syntax: SourceSyntax) -> Bool {
    let isCalled =
      syntax == .swift
      ? kind(index + 1) == .leftParenthesis && kind(index - 1) == .dot
      : kind(index + 1) == .colon
    return isCalled && bytes[self[index].range].starts(with: "set".utf8)
  }

  /// Reads the control before a dot or a message: `label`, `self.label`, `cell.label?`, `[cell label]`.
  private func setting(before end: Int, of property: String) -> TextSetting? {
    guard let isPlaceholder = Self.isPlaceholder[property] else { return nil }
    var outlet = end - 1
    while isOptionality(outlet) { outlet -= 1 }
    if kind(outlet) == .rightBracket { outlet -= 1 }
    guard kind(outlet) == .identifier else { return nil }
    var receiver = outlet - 1
    if kind(receiver) == .dot { receiver -= 1 }
    while isOptionality(receiver) { receiver -= 1 }
    let isReached = receiver < outlet - 1 || kind(receiver) == .identifier
    let isOwn = !isReached || text(receiver) == "self"
    return TextSetting(outlet: outlet, isOwn: isOwn, isPlaceholder: isPlaceholder)
  }

  /// Whether a token is the `?` or `!` behind an optional.
  private func isOptionality(_ index: Int) -> Bool {
    guard range.contains(index) else { return false }
    let byte = bytes[self[index].start]
    return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// The properties that show a text, and whether they show it where there is no other.
  private static let isPlaceholder: [String: Bool] = [
    "attributedPlaceholder": true, "attributedStringValue": false, "attributedText": false,
    "attributedTitle": false, "configuration": false, "doubleValue": false, "floatValue": false,
    "intValue": false, "integerValue": false, "objectValue": false, "placeholder": true,
    "placeholderAttributedString": true, "placeholderString": true, "string": false,
    "stringValue": false, "text": false, "title": false,
  ]
}
