import FormatStrings
package import LocalizationModel
package import SourceFiles

/// Finds the keys that code uses and that no development language has.
///
/// Findings and counts of missing texts rest on it alike.
struct AbsentKeyLookup {
  private struct Name: Hashable {
    let table: String
    let key: ExactKey
  }

  private let project: Project
  private let names: ProperNames
  private let homes: TableHomes
  /// For each reference whether it means a key which is there.
  private var isListed: [Bool]
  /// The languages that have a key which the development language lacks.
  private var otherLanguages: [Name: [Language]] = [:]
  /// The places of calls that may use several keys.
  private let choices: Set<SourceLocation>
  private let vendored: VendoredTables

  init(_ project: Project, besides names: ProperNames) {
    self.project = project
    self.names = names
    choices = project.references.placesOfSeveralKeys { $0 == .value }
    homes = TableHomes(of: project.tables)
    vendored = VendoredTables(of: project)
    isListed = Array(repeating: false, count: project.references.count)
    for table in project.tables + project.unbuiltTables {
      // By their indices, because a key has much to count.
      for index in table.keys.indices where !table.keys[index].references.isEmpty {
        if table.keys[index].isListed(in: table) {
          for number in table.keys[index].references { isListed[number] = true }
        } else {
          otherLanguages[Name(table: table.name, key: ExactKey(table.keys[index].key))] =
            table.keys[index].translations.compactMap(\.language)
        }
      }
    }
  }

  /// The keys, in the order of their first references.
  var absentKeys: [AbsentKey] {
    var indices: [Name: Int] = [:]
    var found: [(name: Name, references: [Int])] = []
    func add(_ key: String, askedBy number: Int) {
      let name = Name(table: table(of: project.references[number]) ?? "", key: ExactKey(key))
      if let index = indices[name] {
        found[index].references.append(number)
      } else {
        indices[name] = found.count
        found.append((name, [number]))
      }
    }
    for number in project.references.indices
    where !isListed[number] || !project.references[number].alternatives.isEmpty {
      let reference = project.references[number]
      guard reference.isSeen, table(of: reference) != nil else { continue }
      if !isListed[number] { add(reference.key, askedBy: number) }
      for phrase in absentPhrases(of: reference) { add(phrase, askedBy: number) }
    }
    var names: [String: CapitalizedNames] = [:]
    return found.map { absentKey($0, $1, &names) }
  }

  /// Returns the table that lacks a key which a call wants: the last one that it looks in, where these are
  /// several; nil where there is none, or it is not told.
  private func table(of reference: KeyReference) -> String? {
    if reference.hasKnownTable {
      return homes.holds(reference.tableName) ? reference.tableName : nil
    }
    // What one of other people's bundles has is not among the tables.
    if reference.traits.contains(.namesBundle) { return nil }
    let names = reference.tables.map { KeyReference.tableName($0) }
    return names.contains(KeyReference.defaultTable) && homes.holds(KeyReference.defaultTable)
      ? KeyReference.defaultTable : names.last(where: homes.holds)
  }

  /// Returns the other phrases of an App Shortcut that a table lacks which has each under its own key.
  private func absentPhrases(of reference: KeyReference) -> [String] {
    guard !reference.alternatives.isEmpty, let home = homes.home(of: reference) else { return [] }
    return project.tables[home].absentPhrases(of: reference)
  }

  /// Returns why no language needs a text for what a call uses; nil where there is no reason.
  private func sparing(of reference: KeyReference) -> Sparing? {
    if let sparing = reference.sparingByWords { return sparing }
    if reference.tableName == LocalizedTable.infoPropertyListName,
      TableKey.keysOfNames.contains(reference.key)
    {
      return .nameOfApp
    }
    let text = reference.value ?? reference.key
    if names.consistsOfNames(text) || names.isOfProduct(text) { return .names }
    if vendored.answer(reference) { return .vendored }
    return project.sparing(ofCall: reference)
  }

  /// Whether a key may be a name that users read, `Node.js` or `README.rtf`, because no key of its table
  /// has a dot or a colon.
  private func isNameWithDot(_ name: Name) -> Bool {
    guard name.key.text.isNameWithDot || name.key.text.isNameOfFile else { return false }
    return !project.tables.contains { $0.name == name.table && $0.namesKeysWithDots }
  }

  /// Whether a key is a name with a stray blank, and not a text that users read, because a table has
  /// the name, with a text that says something else.
  private func isNameWithBlank(_ name: Name) -> Bool {
    guard let bare = name.key.text.nameWithoutBlank else { return false }
    return project.tables.contains { table in
      table.name == name.table && table.key(named: bare)?.hasTextOfItsOwn(in: table) == true
    }
  }

  /// Whether a key is a name by its capitals, and not a text that users read.
  private func isCapitalizedName(
    _ name: Name,
    _ known: inout [String: CapitalizedNames]
  ) -> Bool {
    guard !name.key.text.wordsOfCapitalizedName.isEmpty else { return false }
    let names =
      known[name.table]
      ?? CapitalizedNames(in: project.tables.lazy.filter { $0.name == name.table })
    known[name.table] = names
    return names.include(name.key.text)
  }

  private func absentKey(
    _ name: Name,
    _ all: [Int],
    _ names: inout [String: CapitalizedNames]
  ) -> AbsentKey {
    // What the app shows comes first.
    let sparings = all.map { sparing(of: project.references[$0]) }
    let shown = zip(all, sparings).filter { $1 == nil }.map(\.0)
    let (numbers, reason) = shown.isEmpty ? (all, sparings[0]) : (shown, nil)
    let references = numbers.map { project.references[$0] }
    let isText =
      references.allSatisfy(\.bringsText)
      && (references.contains(where: \.bringsOwnText)
        || !isCapitalizedName(name, &names) && !isNameWithBlank(name))
    let text =
      isText || isNameWithDot(name) ? references[0].text(of: name.key.text) : nil
    let isSign =
      text.map {
        $0.isSign(in: project.languages.development) && (!$0.isNameOfFile || isNameWithDot(name))
          || references.allSatisfy(\.namesAxis)
      } ?? false
    return AbsentKey(
      table: name.table,
      key: name.key.text,
      home: homes.home(of: references[0], named: name.table) ?? 0,
      references: numbers,
      languages: otherLanguages[name] ?? [],
      text: text,
      isChoice: references.allSatisfy { choices.contains($0.location) },
      sparing: isSign && [nil, .tool].contains(reason) ? .sign : reason
    )
  }
}

extension [KeyReference] {
  /// Returns the places where several keys are requested, of uses that are understood in some way.
  package func placesOfSeveralKeys(
    where isMeant: (KeyReference.Origin) -> Bool = { _ in true }
  ) -> Set<SourceLocation> {
    var keys: [SourceLocation: String] = [:]
    var places: Set<SourceLocation> = []
    // Member by member, because a whole reference has much to count.
    for index in indices where isMeant(self[index].origin) {
      let (location, key) = (self[index].location, self[index].key)
      let first = keys[location]
      keys[location] = first ?? key
      if let first, first != key { places.insert(location) }
    }
    return places
  }
}

extension StringTable {
  /// Returns the phrases of an App Shortcut, but the first, that the table has no key for; none where it
  /// is a catalog, which has all of them under the first.
  package func absentPhrases(of reference: KeyReference) -> [String] {
    guard !files.contains(where: \.isCatalog) else { return [] }
    return reference.alternatives.filter { key(named: $0) == nil && !$0.lacksApplication }
  }
}

extension KeyReference {
  /// The texts that users see if no table has one of the keys; empty if the code does not show
  /// them.
  fileprivate func text(of key: String) -> String {
    value ?? (traits.contains(.bringsUnknownText) ? "" : key)
  }

  /// Whether the text names the axis of a chart, which VoiceOver alone reads.
  fileprivate var namesAxis: Bool { routine == "value" && origin == .argument }

  /// Whether a user may see the text, and has something to read.
  package var isWorthATranslation: Bool { hasKnownTable && isSeen && sparingByWords == nil }

  /// Whether an app shows the text, be it to its developers.
  fileprivate var isSeen: Bool { [.app, .preview, .debug, .disabled].contains(context) }

  /// Why no language needs the text, seen by users or not; nil where there is something to read.
  var sparingByWords: Sparing? {
    let text = value ?? key
    if let sparing = text.sparing { return sparing }
    if text.isUnitOfNumber { return .noWords }
    return isUselessPhrase ? .phrase : nil
  }
}

extension String {
  /// Whether all letters belong to a unit behind a value, as in `%lldpt` and `%@x`.
  ///
  /// A text of which some letter stands by itself is for people.
  fileprivate var isUnitOfNumber: Bool {
    guard hasPercent else { return false }
    let bytes = Array(utf8)
    let specifiers = FormatString(self, as: .reference).specifiers.map(\.range)
    guard let first = specifiers.first else { return false }
    // `v%@` is a version.
    let before = bytes[..<first.lowerBound]
    guard !before.contains(where: \.isLetter) || before.elementsEqual("v".utf8) else {
      return false
    }
    let ends = specifiers.dropFirst().map(\.lowerBound) + [bytes.count]
    return zip(specifiers, ends).allSatisfy { specifier, end in
      let unit = bytes[specifier.upperBound..<end].prefix(while: \.isLetter)
      let rest = bytes[unit.endIndex..<end]
      return unit.count < 3 && !rest.contains(where: \.isLetter)
    }
  }
}
