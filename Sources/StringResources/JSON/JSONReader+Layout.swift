/// What is read in one go where a catalog is laid out as Xcode does it.
extension JSONReader {
  /// Reads the next member of an object of localizations if it is one text that is laid out as Xcode
  /// does it; nil where anything is different, be it a defect, with nothing read.
  mutating func nextLaidOutText(_ layout: JSONLayout) -> JSONLayout.Localization? {
    guard !hasFailed, names.depth + 1 < PropertyListNode.depthLimit else { return nil }
    let bytes = cursor.bytes
    var place = place
    guard place.skip(isFirst ? layout.firstName : layout.nextName, in: bytes),
      let name = place.readLiteral(in: bytes),
      let text = place.readText(layout.localizationStart, layout, layout.localizationEnd, in: bytes)
    else { return nil }
    insert(name)
    isFirst = false
    self.place = place
    return .init(language: name, text: text)
  }

  /// Reads the next member of an object of localizations if it is a finished text in the expected
  /// language, laid out as Xcode does it; nil where anything is different, with nothing read.
  mutating func nextFinishedText(
    _ beginning: JSONLayout.Beginning,
    _ layout: JSONLayout
  ) -> (language: Literal, text: Literal)? {
    guard !hasFailed, names.depth + 1 < PropertyListNode.depthLimit else { return nil }
    let bytes = cursor.bytes
    var place = place
    let margin = isFirst ? layout.firstName : layout.nextName
    guard place.skip(isFirst ? beginning.first : beginning.next, in: bytes),
      let text = place.readLiteral(in: bytes),
      place.skip(layout.localizationEnd, in: bytes)
    else { return nil }
    let start = cursor.offset + margin.bytes.count
    let name = Literal(
      range: start..<start + beginning.nameLength,
      line: self.place.line + 1,
      column: margin.lengthOfLastLine + 1,
      hasEscapes: false
    )
    insert(name)
    isFirst = false
    self.place = place
    return (name, text)
  }

  /// Reads a unit, after its name, if it is laid out as Xcode does it; nil where anything is
  /// different, be it a defect, with nothing read.
  mutating func readLaidOutUnit(_ layout: JSONLayout) -> JSONLayout.Unit? {
    guard !hasFailed, names.depth < PropertyListNode.depthLimit else { return nil }
    var place = place
    let text = place.readText(layout.unitStart, layout, layout.unitEnd, in: cursor.bytes)
    if text != nil {
      isFirst = false
      self.place = place
    }
    return text
  }
}
