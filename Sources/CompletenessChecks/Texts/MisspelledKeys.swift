package import LocalizationModel

extension Project {
  /// The keys that no table has, and that code most likely asks for by mistake.
  ///
  /// Nobody asks for the keys that are meant, and these have texts that would be lost.
  package var misspelledKeys: [MisspelledKey] {
    let absent = absentKeys.filter { $0.isWorthATranslation && $0.languages.isEmpty }
    if absent.isEmpty { return [] }
    // Only so many are looked for, and of names nobody sees a text.
    let names = absent.filter { $0.text == nil }
    let nearest = NearestKeys(
      of: names + absent.filter { $0.text != nil },
      in: tables,
      among: unaskedKeys
    )
    return absent.compactMap { key in
      guard let match = nearest.matches[.init(table: key.table, key: key.key)],
        match.isMeant(by: key)
      else { return nil }
      return MisspelledKey(table: key.table, key: key.key, meant: match.key.key)
    }
  }

  /// The keys that code most likely asks for by mistake and that have no text of their own, because a
  /// build or an update has added them; each with the table of the key that is meant, and its first call.
  package var misspelledBareKeys: [(key: MisspelledKey, table: StringTable, call: KeyReference)] {
    let candidates = zip(unaskedKeys, abandonedKeys).map { $0 + $1 }
    guard candidates.contains(where: { !$0.isEmpty }) else { return [] }
    let bare = tables.indices.flatMap { table in
      tables[table].keys.filter(\.isBareAndAsked).map { key in
        AbsentKey(
          table: tables[table].name,
          key: key.key,
          home: table,
          references: key.references,
          text: key.key.looksLikeIdentifier ? nil : key.key
        )
      }
    }
    let nearest = NearestKeys(of: bare, in: tables, among: candidates, limit: .max)
    return bare.compactMap { key in
      guard let match = nearest.matches[.init(table: key.table, key: key.key)],
        match.isMeant(by: key)
      else { return nil }
      let misspelled = MisspelledKey(table: key.table, key: key.key, meant: match.key.key)
      return (misspelled, match.table, references[key.references[0]])
    }
  }
}

extension TableKey {
  /// Whether code asks for the key, and nobody has written any text that says more than it does.
  fileprivate var isBareAndAsked: Bool {
    !references.isEmpty && suppliedText == nil
      && translations.allSatisfy { $0.isEmpty || !$0.varies && $0.text == key }
  }
}

extension TableKey {
  /// Whether the text of the development language is another one than the key, as that of a name is.
  func hasTextOfItsOwn(in table: StringTable) -> Bool {
    let text = translation(in: table.developmentLanguage)
    return text.map { !$0.isEmpty && $0.text != key } ?? false
  }
}

extension NearestKeys.Match {
  /// Whether the key has texts that would be lost with its use.
  ///
  /// Two words that differ by a letter may be two texts, unless the one that is there stands for another
  /// text, as names do.
  fileprivate func isMeant(by key: AbsentKey) -> Bool {
    if key.text == nil || self.key.key.differsInWhiteSpace(from: key.key) {
      return self.key.translations.contains { !$0.isEmpty && $0.text != self.key.key }
    }
    return self.key.hasTextOfItsOwn(in: table)
  }
}
