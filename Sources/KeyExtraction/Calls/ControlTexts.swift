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
    case .equals: target(of: index).map(isMember) ?? false
    case .identifier: bytes[self[index].start] == UInt8(ascii: "s")
    default: false
    }
  }

  /// Returns what is set at an `=`, or at the name of a method that sets a text.
  fileprivate func settingOfText(at index: Int, _ syntax: SourceSyntax) -> TextSetting? {
    switch kind(index) {
    case .equals: return target(of: index).flatMap { setting(by: $0, of: text($0)) }
    case .identifier where isSetter(index, syntax):
      let property = text(index).dropFirst(3)
      return setting(by: index, of: property.prefix(1).lowercased() + property.dropFirst())
    default: return nil
    }
  }

  /// Whether a token is the name of a method that is called: `.setTitle(…)`, `[label setText:…]`.
  private func isSetter(_ index: Int, _ syntax: SourceSyntax) -> Bool {
    let isCalled =
      syntax == .swift ? isCalled(index) && isMember(index) : isLabel(index)
    return isCalled && bytes[self[index].range].starts(with: "set".utf8)
  }

  /// Reads the control whose text a member or a message sets.
  private func setting(by name: Int, of property: String) -> TextSetting? {
    guard let isPlaceholder = Self.isPlaceholder[property], let owner = owner(ofMember: name) else {
      return nil
    }
    return TextSetting(outlet: owner.name, isOwn: owner.isOwn, isPlaceholder: isPlaceholder)
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
