import LocalizationModel
import SourceFiles
import TextFormats

/// Reads XLIFF of all versions, as Xcode writes it and as translation services give it back.
struct XLIFFReader {
  private var events: XMLEvents
  private var files: [ExchangeFile] = []
  private var languages: (source: Language?, target: Language?) = (nil, nil)
  private var isSecondVersion = false
  private var namespace = ""
  private var path: [String] = []
  /// The file and the unit that are open.
  private var file: ExchangeFile?
  private var unit: OpenUnit?

  /// A unit of which not all is read.
  private struct OpenUnit {
    var unit: ExchangeUnit
    var depth: Int
    var source: String?
    var target: String?
    var state: [String: String] = [:]
    var notes: [String] = []
    /// The segments of a text in the second version; a text of the first has none.
    var parts: [Part] = []
    /// The text that is being read.
    var field: Field?
  }

  /// A segment of a text, or what stands between two of them.
  private struct Part {
    /// The attributes of a segment; nil of what is not to be translated.
    var state: [String: String]?
    var source = ""
    var hasTarget = false
  }

  private enum Field { case source, target, note, data }

  static func read(_ bytes: [UInt8]) throws(ExchangeError) -> ReadDocument {
    var reader = XLIFFReader(events: XMLEvents(bytes))
    do throws(XMLError) {
      return try reader.read()
    } catch {
      throw ExchangeError(error.message, line: bytes.line(at: error.offset))
    }
  }

  private init(events: XMLEvents) {
    self.events = events
  }

  private mutating func read() throws(XMLError) -> ReadDocument {
    while let event = try events.next() {
      switch event {
      case .start(let name, let attributes):
        if path.isEmpty { try checkRoot(name, attributes) }
        path.append(isOwn(name.space) ? name.name : "")
        if isOfOtherVersion(name) { noteUnit(in: name.space, named(attributes)) }
        open(named(attributes))
      case .text(let text): add(text)
      case .end:
        close()
        path.removeLast()
      }
    }
    return ReadDocument(source: languages.source, target: languages.target, files: files)
  }

  private mutating func checkRoot(
    _ name: XMLName,
    _ attributes: [(name: XMLName, value: String)]
  ) throws(XMLError) {
    guard name.name == "xliff" else {
      throw XMLError(message: "the file is no XLIFF: its element is '\(name.name)'", offset: 0)
    }
    guard Self.namespaces.contains(where: name.space.hasPrefix) || name.space.isEmpty else {
      throw XMLError(
        message: "the file is no XLIFF: its namespace is '\(name.space)'",
        offset: 0
      )
    }
    namespace = name.space
    let values = named(attributes)
    isSecondVersion = namespace.hasPrefix(Self.namespaces[1]) || values["version"]?.first == "2"
    languages = (values["srcLang"].map { Language($0) }, values["trgLang"].map { Language($0) })
  }

  private static let namespaces = [
    "urn:oasis:names:tc:xliff:document:1.", "urn:oasis:names:tc:xliff:document:2.",
  ]

  /// Whether elements of a namespace are those of the document: some tools write units of a file's own
  /// version without a namespace, or in that of a version of nearly the same form.
  private func isOwn(_ space: String) -> Bool {
    space == namespace || space.isEmpty
      || space.hasPrefix(Self.namespaces[isSecondVersion ? 1 : 0])
  }

  /// Whether an element is a unit that a document of this version does not have.
  private func isOfOtherVersion(_ name: XMLName) -> Bool {
    guard file != nil, unit == nil else { return false }
    let isUnit = name.name == "trans-unit" || name.name == "unit"
    if isOwn(name.space) { return name.name == "unit" && !isSecondVersion }
    return isUnit && Self.namespaces.contains(where: name.space.hasPrefix)
  }

  private mutating func noteUnit(in space: String, _ values: [String: String]) {
    var noted = ExchangeUnit(id: values["name"] ?? values["id"] ?? "", source: nil)
    (noted.otherVersion, noted.line) = (space, events.line())
    file?.units.append(noted)
  }

  private func named(_ attributes: [(name: XMLName, value: String)]) -> [String: String] {
    Dictionary(attributes.filter { $0.name.space.isEmpty }.map { ($0.name.name, $0.value) }) { $1 }
  }

  private mutating func open(_ values: [String: String]) {
    switch path.last {
    case "file" where path.count == 2:
      file = ExchangeFile(
        original: values["original"] ?? "",
        source: values["source-language"].map { Language($0) },
        target: values["target-language"].map { Language($0) }
      )
      file?.line = events.line()
    case "trans-unit" where unit == nil, "unit" where unit == nil && isSecondVersion:
      var opened = ExchangeUnit(id: values["id"] ?? "", source: nil)
      opened.line = events.line()
      opened.otherID = values["resname"]
      if isSecondVersion, let name = values["name"] {
        (opened.id, opened.otherID) = (name, values["id"])
      }
      opened.isTranslatable = values["translate"] != "no"
      unit = OpenUnit(unit: opened, depth: path.count)
      if values["approved"] == "yes" { unit?.state["approved"] = "yes" }
    default: openPart(values)
    }
  }

  /// Opens a part of a unit.
  ///
  /// Proposals of other texts stand deeper, and are none of ours.
  private mutating func openPart(_ values: [String: String]) {
    guard let depth = unit?.depth, let name = path.last else { return }
    let parents = path[depth...].dropLast()
    let isDirect = isSecondVersion ? parents.allSatisfy(Self.holders.contains) : parents.isEmpty
    switch name {
    case "source" where isDirect: begin(.source)
    case "target" where isDirect:
      begin(.target)
      if !isSecondVersion { unit?.state.merge(values) { $1 } }
    case "note" where isDirect:
      unit?.field = .note
      unit?.notes.append("")
      if values["from"] == "auto-generated" || values["category"] == "auto-generated" {
        unit?.unit.isNoteGenerated = true
      }
      // Whatever else is noted are our own words for what surrounds the text.
      if isSecondVersion, let category = values["category"],
        category != "comment", category != "auto-generated"
      {
        unit?.notes.removeLast()
        unit?.field = .data
      }
    case "segment" where isSecondVersion: unit?.parts.append(Part(state: values))
    case "ignorable" where isSecondVersion: unit?.parts.append(Part())
    case "originalData", "seg-source", "alt-trans": unit?.field = .data
    default: addPlaceholder(name, values)
    }
  }

  private static let holders: Set<String> = ["segment", "ignorable", "notes"]

  private mutating func begin(_ field: Field) {
    unit?.field = field
    if field == .source, unit?.source == nil { unit?.source = "" }
    if field == .target, unit?.target == nil { unit?.target = "" }
    if field == .target, let last = unit?.parts.indices.last { unit?.parts[last].hasTarget = true }
  }

  /// Takes the text that an element without content stands for.
  private mutating func addPlaceholder(_ name: String, _ values: [String: String]) {
    guard unit?.field == .source || unit?.field == .target else { return }
    switch name {
    case "cp":
      let scalar = values["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      if let scalar { add(String(Character(scalar))) }
    case "x", "ph", "bx", "ex", "sc", "ec":
      if let text = values["equiv-text"] ?? values["equiv"] { add(text) }
    default: break
    }
  }

  private mutating func add(_ text: String) {
    switch unit?.field {
    case .source?:
      unit?.source? += text
      if let last = unit?.parts.indices.last { unit?.parts[last].source += text }
    case .target?: unit?.target? += text
    case .note?:
      if let last = unit?.notes.indices.last { unit?.notes[last] += text }
    case .data?, nil: break
    }
  }

  private mutating func close() {
    switch path.last {
    case "file" where path.count == 2:
      if let file { files.append(file) }
      file = nil
    case "trans-unit" where unit?.depth == path.count, "unit" where unit?.depth == path.count:
      finishUnit()
    case "source", "target", "note", "originalData", "seg-source", "alt-trans":
      if unit?.field != .data || path.last != "source" && path.last != "target" {
        unit?.field = nil
      }
    case "ignorable": keepGap()
    default: break
    }
  }

  /// Takes what stands between two segments over, where nothing else is said of it.
  private mutating func keepGap() {
    guard let gap = unit?.parts.last, gap.state == nil, !gap.hasTarget else { return }
    if unit?.target == nil { unit?.target = "" }
    unit?.target? += gap.source
  }

  private mutating func finishUnit() {
    guard var open = unit else { return }
    unit = nil
    open.unit.source = open.source
    let segments = open.parts.filter { $0.state != nil }
    let isWanting = !segments.isEmpty && !segments.contains(where: \.hasTarget)
    open.unit.target =
      isWanting ? nil : open.target.map { ExchangeTarget($0, state(of: open, segments)) }
    open.unit.note = open.notes.isEmpty ? nil : open.notes.joined(separator: "\n")
    if file == nil { return }
    file?.units.append(open.unit)
  }

  /// Returns the state of a text: that of its least finished segment.
  private func state(of unit: OpenUnit, _ segments: [Part]) -> ExchangeState {
    let states = segments.map { $0.hasTarget ? state($0.state ?? [:]) : .unfinished("initial") }
    return states.min { $0.rank < $1.rank } ?? state(unit.state)
  }

  private func state(_ attributes: [String: String]) -> ExchangeState {
    let own = ownWord(in: attributes)
    let isApproved = attributes["approved"] == "yes"
    let isOfMachine = !isApproved && isOfMachine(attributes)
    switch own ?? attributes["state"] {
    case nil: return isOfMachine ? .machineTranslated : isApproved ? .translated : .unstated
    case ExchangeState.machineWord?: return .machineTranslated
    case "translated"?: return isOfMachine ? .machineTranslated : .translated
    case let word? where word == "new" || word == "initial" || word.hasPrefix("needs-"):
      return .unfinished(word)
    case let word? where word.hasPrefix("x-") && own != nil: return .unfinished(word)
    default: return .translated
    }
  }
}

extension XLIFFReader {
  /// Whether a machine is named: by the qualifier of version 1.2, or by any tool's state beside that of
  /// version 2.
  private func isOfMachine(_ attributes: [String: String]) -> Bool {
    let own = attributes["subState"]?.parts(around: ":").last.map(String.init)
    return (attributes["state-qualifier"] ?? own).map(ExchangeState.machineWords.contains) ?? false
  }

  /// Our own word for a state; nil where the state was changed and the word left behind.
  private func ownWord(in attributes: [String: String]) -> String? {
    guard let subState = attributes["subState"], subState.hasPrefix(XLIFF20Writer.statePrefix)
    else { return nil }
    let word = String(subState.dropFirst(XLIFF20Writer.statePrefix.count))
    let state = word == ExchangeState.machineWord ? "translated" : "initial"
    return attributes["state"] ?? "initial" == state ? word : nil
  }
}

extension ExchangeState {
  /// How far a text is, the least finished ones first.
  fileprivate var rank: Int {
    switch self {
    case .unfinished: 0
    case .unstated: 1
    case .machineTranslated: 2
    case .translated: 3
    }
  }
}

extension [UInt8] {
  /// The number of the line that a byte stands in.
  fileprivate func line(at offset: Int) -> Int {
    self[..<Swift.min(offset, count)].count { $0 == 0x0A } + 1
  }
}
