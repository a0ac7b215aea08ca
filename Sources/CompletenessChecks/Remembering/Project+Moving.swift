package import LocalizationModel

extension Project {
  /// Moves the places of the code to where they are now.
  ///
  /// - Returns: Whether all of them are known; otherwise the project is to be joined again.
  package mutating func move(_ places: MovedPlaces) -> Bool {
    guard places.move(&references), places.move(&dynamicSites),
      places.move(&hardCodedTexts)
    else { return false }
    return tables.indices.allSatisfy { tables[$0].moveSuppliedTexts(places) }
      && outsideTables.indices.allSatisfy { outsideTables[$0].moveSuppliedTexts(places) }
  }
}

extension StringTable {
  fileprivate mutating func moveSuppliedTexts(_ places: MovedPlaces) -> Bool {
    for index in keys.indices {
      guard let text = keys[index].suppliedText else { continue }
      guard let location = places.place(after: text.location) else { return false }
      if location != text.location {
        keys[index].supply(text.text ?? "", at: location, in: developmentLanguage)
      }
    }
    return true
  }
}
