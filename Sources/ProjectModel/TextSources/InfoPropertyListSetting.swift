import LocalizationModel
import Platform
import SourceFiles

/// An assignment `INFOPLIST_KEY_NAME = value` in a project or configuration file.
struct InfoPropertyListSetting {
  let key: String
  let text: String
  /// Where the key stands.
  let range: Range<Int>

  private static let prefix = Array(InfoPropertyName.settingPrefix.utf8)

  /// Returns the assignments of a file, in their order, without those of reasons for permissions that no
  /// program of a project gets, as its targets assign others.
  static func all(in text: SourceText) -> [InfoPropertyListSetting] {
    let all = all(in: text.bytes)
    let reasons = Dictionary(grouping: all.filter(\.key.isUsageDescription), by: \.key)
      .mapValues { Set($0.map(\.text)) }.filter { $1.count > 1 }
    if reasons.isEmpty || text.path.fileExtension != "pbxproj" { return all }
    // The files that configurations are based on are read by themselves.
    guard let project = XcodeConfigurations(text.bytes, at: text.path, reading: { _ in nil })
    else { return all }
    let prefix = InfoPropertyName.settingPrefix
    let used = project.textsOfPrograms(of: reasons.keys.map { prefix + $0 })
    let told = reasons.compactMap { key, texts -> (String, Set<String>)? in
      used[prefix + key].flatMap { $0.isSubset(of: texts) ? (key, $0) : nil }
    }
    let toldByKey = Dictionary(uniqueKeysWithValues: told)
    return all.filter { toldByKey[$0.key]?.contains($0.text) ?? true }
  }

  /// Whether some target may have an `Info.plist` that Xcode makes of settings.
  static func mayMakeLists(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let found = rest.firstOccurrence(of: switchOfLists) {
      rest = bytes[found.upperBound...]
      if value(after: rest) == "YES" { return true }
    }
    return false
  }

  private static let switchOfLists = Array("GENERATE_INFOPLIST_FILE".utf8)

  /// Returns all assignments of a file, in their order.
  private static func all(in bytes: [UInt8]) -> [InfoPropertyListSetting] {
    var settings: [InfoPropertyListSetting] = []
    var rest = bytes[...]
    while let found = rest.firstOccurrence(of: prefix) {
      let name = bytes[found.upperBound...].prefix(while: \.isNamePart)
      rest = bytes[max(name.endIndex, found.upperBound)...]
      guard let text = value(after: rest) else { continue }
      settings.append(
        InfoPropertyListSetting(
          key: String(decoding: name, as: UTF8.self),
          text: text,
          range: found.lowerBound..<name.endIndex
        )
      )
    }
    return settings
  }

  /// Returns what is assigned: between quotes, or up to the end of the line or the semicolon.
  private static func value(after name: ArraySlice<UInt8>) -> String? {
    var rest = name
    // A condition, `[sdk=iphoneos*]`, stands within the quotes that a project has then.
    if rest.first == UInt8(ascii: "[") {
      rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst()
    }
    if rest.first == UInt8(ascii: "\"") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "\"") else {
      let bare = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
      return String(decoding: bare, as: UTF8.self)
    }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in rest.dropFirst() {
      if !isEscaped, byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39)
      || self == UInt8(ascii: "_")
  }
}
