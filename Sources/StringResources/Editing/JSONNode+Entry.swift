import LocalizationModel

extension JSONNode {
  /// Makes the object that a catalog stores for an entry.
  init(_ entry: TableEntry) {
    self.init(.object([]))
    if let comment = entry.comment { self["comment"] = .string(comment) }
    if let state = entry.extractionState { self["extractionState"] = .string(state.word) }
    if !entry.isTranslatable { self["shouldTranslate"] = JSONNode(.word("false")) }
    for translation in entry.translations { set(translation) }
  }

  /// Makes an edit of an entry's object, other than those that change the list of keys.
  mutating func apply(_ edit: TableEdit) {
    switch edit {
    case .setComment(let comment, _): self["comment"] = comment.map { .string($0) }
    case .setExtractionState(let state, _):
      self["extractionState"] = state.map { .string($0.word) }
    case .setText(let text, _, let language?, let variation, let substitution, let state):
      let path = localization(language) + (substitution.map { ["substitutions", $0] } ?? [])
      setUnit(text, state, at: path + variation.flatMap(\.path))
    case .setPhrases(let phrases, _, let language, let state):
      setPhrases(phrases, state, at: localization(language))
    case .setText, .rename, .remove, .insert: break
    }
  }

  /// Whether a language has a set of several phrases, as App Shortcuts have.
  func hasPhrases(in language: Language) -> Bool {
    phrases(at: localization(language)).map { $0.count > 1 } ?? false
  }

  private func phrases(at path: [String]) -> [JSONNode]? {
    let set = (path + ["stringSet", "values"]).reduce(self as JSONNode?) { $0?[$1] }
    guard case .array(let phrases) = set?.value else { return nil }
    return phrases
  }

  private mutating func set(_ translation: Translation) {
    guard let language = translation.language else { return }
    let path = localization(language)
    if let first = translation.units.first, translation.units.allSatisfy(\.variation.isEmpty),
      translation.units.count > 1
    {
      return setPhrases(translation.units.map(\.text), first.state, at: path)
    }
    for unit in translation.units {
      setUnit(unit.text, unit.state, at: path + unit.variation.flatMap(\.path))
    }
    for substitution in translation.substitutions {
      let path = path + ["substitutions", substitution.name]
      let number = substitution.argumentNumber.map { JSONNode(.word(String($0))) }
      if let number { set(number, at: path + ["argNum"]) }
      let specifier = substitution.formatSpecifier.map { JSONNode.string($0) }
      if let specifier { set(specifier, at: path + ["formatSpecifier"]) }
      for unit in substitution.units {
        setUnit(unit.text, unit.state, at: path + unit.variation.flatMap(\.path))
      }
    }
  }

  private mutating func setUnit(_ text: String, _ state: TranslationState, at path: [String]) {
    let isPhrase = phrases(at: path) != nil
    set(.string(state.word), at: path + [isPhrase ? "stringSet" : "stringUnit", "state"])
    if isPhrase {
      set(JSONNode(.array([.string(text)])), at: path + ["stringSet", "values"])
    } else {
      set(.string(text), at: path + ["stringUnit", "value"])
    }
  }

  /// Sets a set of phrases, which takes the place of a text.
  private mutating func setPhrases(
    _ phrases: [String],
    _ state: TranslationState,
    at path: [String]
  ) {
    var localization = path.reduce(self as JSONNode?) { $0?[$1] } ?? JSONNode(.object([]))
    localization["stringUnit"] = nil
    localization["variations"] = nil
    localization.set(.string(state.word), at: ["stringSet", "state"])
    localization.set(JSONNode(.array(phrases.map { .string($0) })), at: ["stringSet", "values"])
    set(localization, at: path)
  }

  /// The path of a language, in the spelling in which the entry has it.
  private func localization(_ language: Language) -> [String] {
    let names = self["localizations"]?.members?.map(\.name) ?? []
    return ["localizations", names.first { Language($0) == language } ?? language.id]
  }

  /// Sets a value at a path of member names; objects on the way are made.
  private mutating func set(_ node: JSONNode, at path: some Collection<String>) {
    guard let name = path.first else {
      self = node
      return
    }
    var child = self[name] ?? JSONNode(.object([]))
    child.set(node, at: path.dropFirst())
    self[name] = child
  }
}

extension Variation {
  /// The names of the members that lead to it.
  fileprivate var path: [String] {
    switch self {
    case .plural(let name): ["variations", "plural", name]
    case .device(let name): ["variations", "device", name]
    case .width(let name), .expression(let name, _): ["variations", "width", name]
    }
  }
}

extension ExtractionState {
  /// The word that a catalog has for it.
  var word: String {
    switch self {
    case .extractedWithValue: "extracted_with_value"
    case .manual: "manual"
    case .migrated: "migrated"
    case .stale: "stale"
    case .other(let word): word
    }
  }
}

extension TranslationState {
  /// The word that a catalog has for it.
  var word: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated: "translated"
    case .machineTranslated: "machine_translated"
    case .other(let word): word
    }
  }
}
