import CommandLineOptions
import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

/// A reader of a configuration's text, which reports each value that means nothing.
struct ConfigurationReader {
  private(set) var diagnostics: [Diagnostic] = []
  private var locator: SourceLocator
  private let path: FilePath
  private let files: FileSystem
  /// The member that is read: its value, its name, and a value that would be right.
  private var member: (range: Range<Int>, name: String, example: String)?

  private init(_ text: SourceText, at path: FilePath, in files: FileSystem) {
    locator = SourceLocator(text)
    self.path = path
    self.files = files
  }

  /// Reads a configuration.
  ///
  /// - Throws: `AuditError` with everything that is wrong with it.
  static func read(_ path: FilePath, in files: FileSystem) throws(AuditError) -> Configuration {
    let text = SourceText(path: path, stored: try AuditError.converting(files.readToQuote(path)))
    var reader = ConfigurationReader(text, at: path, in: files)
    var configuration = Configuration(path: path)
    do throws(JSON5Error) {
      let node = try JSON5Parser(text.bytes).parse()
      reader.read(node, ConfigurationKey<SettingValues>.all, &configuration.values)
    } catch {
      reader.report(error.message, error.offset..<min(error.offset + 1, text.bytes.count))
    }
    guard reader.diagnostics.isEmpty else {
      throw AuditError(
        "configuration '\(path)' cannot be used",
        diagnostics: reader.diagnostics
      )
    }
    return configuration
  }

  private mutating func read<Target>(
    _ node: JSON5Node,
    _ keys: [ConfigurationKey<Target>],
    _ target: inout Target
  ) {
    guard case .object(let members) = node.value else { return report(node, "an object") }
    var seen: [ConfigurationKey<Target>] = []
    for member in members {
      if let key = keys.first(where: { $0.name == member.name }) {
        self.member = (member.value.range, key.name, key.example)
        key.read(member.value, &target, &self)
        if let rival = seen.first(where: { $0.longName == key.name || $0.name == key.longName }) {
          let (short, long) = key.longName == nil ? (rival, key) : (key, rival)
          let names = "'\(short.name)' and '\(long.name)'"
          report("\(names) contradict each other; keep '\(long.name)'", member.value.range)
        }
        seen.append(key)
      } else if member.name != ConfigurationSchema.address.name {
        let names = keys.map(\.name)
        report(unknown: "key", member.name, among: names, member.nameRange)
      }
    }
  }

  mutating func boolean(_ node: JSON5Node) -> Bool? {
    if case .boolean(let value) = node.value { return value }
    report(node, "true or false")
    return nil
  }

  /// Reads a text; `read` answers nil for one that means nothing.
  mutating func value<Value>(_ node: JSON5Node, _ read: (String) -> Value?) -> Value? {
    guard case .string(let text) = node.value else {
      report(node, "a text")
      return nil
    }
    guard let value = read(text) else {
      report("'\(text)' is not allowed here", node.range)
      return nil
    }
    return value
  }

  /// Reads one of a few words.
  mutating func choice<Value: ArgumentValue & CaseIterable>(_ node: JSON5Node) -> Value? {
    guard case .string(let text) = node.value else { return value(node, Value.init(argument:)) }
    if let value = Value(argument: text) { return value }
    report(unknown: "value", text, among: Value.allCases.map(\.argument), node.range)
    return nil
  }

  mutating func list<Value>(_ node: JSON5Node, _ read: (String) -> Value?) -> [Value] {
    guard case .array(let elements) = node.value else {
      report(node, "a list of texts")
      return []
    }
    return elements.compactMap { value($0, read) }
  }

  /// Reads paths, which start from the folder of the configuration.
  mutating func paths(_ node: JSON5Node) -> [FilePath] {
    guard case .array(let elements) = node.value else { return list(node) { _ in nil } }
    return elements.compactMap { path($0) }
  }

  /// Reads a path, which starts from the folder of the configuration.
  mutating func path(_ node: JSON5Node) -> FilePath? {
    guard let written = value(node, FilePath.init(argument:)) else { return nil }
    let place = resolve(written)
    if files.isInProject(place, of: path) { return place }
    report("'\(written)' leads out of the project; '--allow-outside' allows it", node.range)
    return nil
  }

  /// Returns a path of the file as it is seen from the working folder.
  private func resolve(_ written: FilePath) -> FilePath {
    let folder = path.folder
    return written.isAbsolute ? written : written == "." ? folder : folder.appending(written.string)
  }

  mutating func levels(_ node: JSON5Node) -> [RuleID: RuleLevel] {
    var levels: [RuleID: RuleLevel] = [:]
    guard case .object(let members) = node.value else {
      report(node, "an object of rules")
      return levels
    }
    let names = Rule.all.map(\.id.rawValue)
    for member in members {
      if !names.contains(member.name) {
        report(unknown: "rule", member.name, among: names, member.nameRange)
      } else if let text = value(member.value, String.init(argument:)) {
        let known = RuleLevel.allCases.map(\.rawValue)
        levels[RuleID(rawValue: member.name)] = RuleLevel(rawValue: text)
        if !known.contains(text) {
          report(unknown: "level", text, among: known, member.value.range)
        }
      }
    }
    return levels
  }

  /// Reads names of rules.
  mutating func rules(_ node: JSON5Node) -> [RuleID] {
    guard case .array(let elements) = node.value else {
      report(node, "a list of rules")
      return []
    }
    let names = Rule.all.map(\.id.rawValue)
    return elements.compactMap { element in
      guard let name = value(element, String.init(argument:)) else { return nil }
      if names.contains(name) { return RuleID(rawValue: name) }
      report(unknown: "rule", name, among: names, element.range)
      return nil
    }
  }

  /// Reads objects, each from a draft and the members that it has.
  mutating func objects<Draft, Element>(
    _ node: JSON5Node,
    _ keys: [ConfigurationKey<Draft>],
    of draft: () -> Draft,
    _ make: (Draft, SourceLocation) -> Element
  ) -> [Element] {
    guard case .array(let elements) = node.value else {
      report(node, "a list of objects")
      return []
    }
    return elements.map { element in
      var draft = draft()
      read(element, keys, &draft)
      return make(draft, locator.location(of: element.range))
    }
  }

  /// Reads `95`, or `{ "*": 95, "de": 90 }`, in the order of the languages.
  mutating func byLanguage<Value>(
    _ node: JSON5Node,
    _ read: (JSON5Node, inout ConfigurationReader) -> Value?
  ) -> [ByLanguage<Value>] {
    guard case .object(let members) = node.value else {
      return read(node, &self).map { [ByLanguage(language: nil, value: $0)] } ?? []
    }
    return members.compactMap { member -> ByLanguage<Value>? in
      let language = member.name == "*" ? nil : language(member)
      guard language != nil || member.name == "*", let value = read(member.value, &self) else {
        return nil
      }
      return ByLanguage(language: language, value: value)
    }.sorted { ($0.language?.id ?? "") < ($1.language?.id ?? "") }
  }

  /// Reads `{ "de": "Datei", "fr": ["fichier", "document"] }`.
  mutating func textsByLanguage(_ node: JSON5Node) -> [Language: [String]] {
    guard case .object(let members) = node.value else {
      report(node, "an object of languages")
      return [:]
    }
    var texts: [Language: [String]] = [:]
    for member in members {
      guard let language = language(member) else { continue }
      if case .array = member.value.value {
        texts[language] = list(member.value) { $0.isEmpty ? nil : $0 }
      } else if let text = value(member.value, { $0.isEmpty ? nil : $0 }) {
        texts[language] = [text]
      }
    }
    return texts
  }

  /// Reads a share in per cent.
  mutating func percent(_ node: JSON5Node) -> Int? {
    if case .other(let word) = node.value, let percent = Int(word), 0...100 ~= percent {
      return percent
    }
    report(node, "a whole number from 0 to 100")
    return nil
  }

  private mutating func language(_ member: JSON5Node.Member) -> Language? {
    if let language = Language(argument: member.name) { return language }
    report("'\(member.name)' is no language", member.nameRange)
    return nil
  }

  private mutating func report(_ node: JSON5Node, _ expectation: String) {
    guard let member, member.range == node.range else {
      return report("expected \(expectation)", node.range)
    }
    report("'\(member.name)' needs \(expectation), such as \(member.example)", node.range)
  }

  private mutating func report(
    unknown kind: String,
    _ name: String,
    among names: [String],
    _ range: Range<Int>
  ) {
    let choices = names.count > 12 ? "" : "; known are \(names.joined(separator: ", "))"
    let suggestion = names.suggestion(for: name).map { "; \($0)" } ?? choices
    report("unknown \(kind) '\(name)'\(suggestion)", range)
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidConfiguration,
        severity: .error,
        message: message,
        location: locator.location(of: range)
      )
    )
  }
}

extension RuleID {
  /// A configuration that cannot be used; no rule of an audit, since there is none then.
  fileprivate static let invalidConfiguration: RuleID = "invalid-configuration"
}
