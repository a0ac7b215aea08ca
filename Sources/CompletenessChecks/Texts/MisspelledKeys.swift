package import LocalizationModel

extension Project {
  /// The keys that no table has, and that code most likely asks for by mistake.
  ///
  /// No code uses the keys that are meant, and these have texts that would be lost.
  package var misspelledKeys: [MisspelledKey] {
    let absent = absentKeys.filter { $0.isWorthATranslation && $0.languages.isEmpty }
    if absent.isEmpty { return [] }
    // Only so many are looked for, and names have no text.
    let names = absent.filter { $0.text == nil }
    let nearest = NearestKeys(
      of: names + absent.filter { $0.text != nil },
      in: tables,
      among: uncalledKeys
    )
    return absent.compactMap { key in
      guard let match = nearest.matches[.init(table: key.table, key: key.key)],
        match.isMeant(by: key)
      else { return nil }
      return MisspelledKey(table: key.table, key: key.key, meant: match.key.key)
    }
  }

  /// The keys among some that code seems to mean where it uses one without a text: that no table
  /// has, or that a build or an update has added.
  package func meantKeys(among candidates: [[Int]]) -> [MeantKey] {
    guard candidates.contains(where: { !$0.isEmpty }) else { return [] }
    let absent = absentKeys.filter { $0.isWorthATranslation && $0.languages.isEmpty }
      .prefix(NearestKeys.limit)
    let bare = tables.indices.flatMap { table in
      // By their indices, because a key has much to count.
      tables[table].keys.indices.filter { tables[table].keys[$0].isBareAndAsked }.map { index in
        let key = tables[table].keys[index]
        return AbsentKey(
          table: tables[table].name,
          key: key.key,
          home: table,
          references: key.references,
          text: key.key.looksLikeIdentifier ? nil : key.key
        )
      }
    }
    let nearest = NearestKeys(of: absent + bare, in: tables, among: candidates, limit: .max)
    return (absent + bare).enumerated().compactMap { index, key in
      guard let match = nearest.matches[.init(table: key.table, key: key.key)],
        index < absent.count || match.key.hasTexts
      else { return nil }
      return MeantKey(
        key: MisspelledKey(table: key.table, key: key.key, meant: match.key.key),
        table: match.table,
        call: references[key.references[0]],
        isListed: index >= absent.count
      )
    }
  }
}

/// A key that code seems to mean where it uses another one.
package struct MeantKey {
  package let key: MisspelledKey
  package let table: StringTable
  /// The first call that uses the other one.
  package let call: KeyReference
  /// Whether a table has the other one.
  package let isListed: Bool
}

extension TableKey {
  /// Whether code uses the key, and no text says more than it does.
  fileprivate var isBareAndAsked: Bool {
    !references.isEmpty && suppliedText == nil
      && translations.allSatisfy { $0.isEmpty || !$0.varies && $0.text == key }
  }
}

extension TableKey {
  /// Whether there is any text that says more than the key.
  fileprivate var hasTexts: Bool { translations.contains { !$0.isEmpty && $0.text != key } }

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
    if key.text == nil || self.key.key.hasWords(of: key.key) { return self.key.hasTexts }
    return self.key.hasTextOfItsOwn(in: table)
  }
}
