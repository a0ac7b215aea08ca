/// The build settings of a target in one configuration, as far as the project's own files tell them.
package struct BuildConfiguration: Sendable {
  /// The assignments of the target, its file, the project and its file; nil for an unreadable file.
  private let levels: [BuildSettingList?]
  /// The settings that Xcode makes by itself.
  private let builtIn: [String: String]

  /// Paths begin in the project's folder, wherever that lies.
  init(_ levels: [BuildSettingList?], target: String) {
    self.levels = levels
    builtIn = ["TARGET_NAME": target, "SRCROOT": ".", "PROJECT_DIR": "."]
  }

  /// Whether any level assigns a setting.
  package func assigns(_ name: String) -> Bool {
    levels.contains { $0?.values[name] != nil || $0?.conditional.contains(name) == true }
  }

  /// Returns a setting with all that it refers to put in, empty where nothing assigns it; nil where
  /// it is unknown.
  package func value(of name: String) -> String? {
    if !assigns(name), levels.allSatisfy({ $0 != nil }) { return "" }
    var budget = Self.budget
    return value(of: name, from: 0, &budget)
  }

  /// Returns a setting as it is written: by the target rather than by the project.
  func writtenText(of name: String) -> WrittenSetting {
    for list in levels {
      guard let list, !list.conditional.contains(name) else { return .unclear }
      if let text = list.values[name] { return .text(text) }
    }
    return .absent
  }

  /// The names of all settings that begin with some word.
  func names(beginningWith prefix: String) -> Set<String> {
    levels.reduce(into: []) { names, list in
      guard let list else { return }
      names.formUnion(list.conditional.union(list.values.keys).filter { $0.hasPrefix(prefix) })
    }
  }

  /// Puts the settings that a text refers to into it; nil where one is unknown.
  package func expanding(_ text: String) -> String? {
    var budget = Self.budget
    return expanding(text, in: nil, &budget)
  }

  private func value(of name: String, from level: Int, _ budget: inout Int) -> String? {
    for number in levels.indices.dropFirst(level) {
      guard let list = levels[number], !list.conditional.contains(name) else { return nil }
      guard let text = list.values[name] else { continue }
      return expanding(text, in: (name, number), &budget)
    }
    // Product types and SDKs have values of their own, which are unknown here.
    return level > 0 ? "" : builtIn[name]
  }

  private func expanding(
    _ text: String,
    in place: (name: String, level: Int)?,
    _ budget: inout Int
  ) -> String? {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      budget -= 1
      guard budget > 0, let reference = SettingReference(rest[start...]) else { return nil }
      rest = reference.rest
      // A setting that refers to itself has the value of the level below.
      let isInherited = reference.name == "inherited" || reference.name == place?.name
      let name = isInherited ? place?.name ?? "" : reference.name
      let level = isInherited ? (place?.level ?? 0) + 1 : 0
      guard let value = value(of: name, from: level, &budget),
        let whole = reference.applied(to: value)
      else { return nil }
      result += whole
    }
    return result + rest
  }

  /// How many references a value may hold altogether, so that settings that refer to each other cost
  /// little time; no person writes as many.
  private static let budget = 200
}

/// A setting as the first that assigns it writes it.
enum WrittenSetting: Equatable {
  case text(String)
  case absent
  /// It has conditions, or a file could not be read.
  case unclear

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

/// A reference to a setting at the beginning of a text: `$(NAME)`, `${NAME:identifier}`.
private struct SettingReference {
  let name: String
  private let modifiers: [Substring]
  let rest: Substring

  init?(_ text: Substring) {
    let opening = text.dropFirst().first
    guard let closing: Character = opening == "(" ? ")" : opening == "{" ? "}" : nil,
      let end = text.firstIndex(of: closing)
    else { return nil }
    let words = text[..<end].dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
    guard let first = words.first, !first.contains("$") else { return nil }
    (name, modifiers) = (String(first), Array(words.dropFirst()))
    rest = text[end...].dropFirst()
  }

  /// Returns a value with what the reference asks to be done to it; nil where that is not known.
  func applied(to value: String) -> String? {
    let isIdentifier = value.utf8.allSatisfy { $0.isIdentifierPart }
    return modifiers.allSatisfy { isIdentifier && Self.ofIdentifiers.contains($0) } ? value : nil
  }

  /// The modifiers that leave an identifier as it is.
  private static let ofIdentifiers: Set<Substring> = [
    "c99extidentifier", "identifier", "rfc1034identifier",
  ]
}

extension UInt8 {
  fileprivate var isIdentifierPart: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39)
  }
}
