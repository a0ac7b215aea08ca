import Diagnostics
import LocalizationModel
import TextFormats

/// The texts of a translation: alone, in variations, and in substitutions.
extension StringCatalogReader {
  /// Reads the texts of a translation.
  mutating func readTexts() {
    guard json.enterObject() else { return }
    var shape = TranslationShape()
    while let name = json.nextMemberLiteral() {
      let word = word(name)
      shape.add(word, at: name.range)
      if word == .substitutions {
        readSubstitutions()
      } else {
        readTexts(word, name, [], of: .translation)
      }
    }
    if let defect = shape.defect { ownDefects.append(defect) }
  }

  /// Reads one of the members that hold texts, or steps over what is none of them.
  private mutating func readTexts(
    _ word: CatalogWord?,
    _ name: JSONReader.Literal,
    _ path: [Variation],
    of owner: TableBuilder.Owner
  ) {
    switch word {
    case .stringUnit? where name.column / 2 < layouts.count:
      if let laidOut = json.readLaidOutUnit(layouts[name.column / 2]) {
        addUnit(laidOut, path, of: owner)
      } else {
        readUnit(path, of: owner)
      }
    case .stringUnit?, .stringSet?: readUnit(path, of: owner)
    case .variations?: readVariations(path, of: owner)
    default: json.skipValue()
    }
  }

  private mutating func readVariations(_ path: [Variation], of owner: TableBuilder.Owner) {
    guard json.enterObject() else { return }
    var first: String?
    while let axis = json.nextMember() {
      guard ["plural", "device", "width"].contains(axis.text) else {
        json.skipValue()
        continue
      }
      if let first {
        let names = "'\(first)' and '\(axis.text)'"
        report("A text cannot vary by \(names) side by side", at: axis.range, .warning)
      }
      first = axis.text
      guard json.enterObject() else { continue }
      while let choice = json.nextMember() {
        readChoice(choice, path + [variation(axis: axis.text, choice: choice.text)], of: owner)
      }
    }
  }

  /// Reads the texts of one choice of variations, and reports a choice without any.
  private mutating func readChoice(
    _ choice: JSONReader.Name,
    _ path: [Variation],
    of owner: TableBuilder.Owner
  ) {
    let (units, defects) = (builder.unitCount(of: owner), ownDefects.count)
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() {
      let word = word(name)
      if word == .variations { checkNesting(at: name.range, path) }
      readTexts(word, name, path, of: owner)
    }
    if builder.unitCount(of: owner) == units, ownDefects.count == defects {
      report("Variation '\(choice.text)' has no text", at: choice.range)
    }
  }

  /// Reports variations where Xcode's compiler allows none: only devices vary by number.
  private mutating func checkNesting(at range: Range<Int>, _ path: [Variation]) {
    guard let outer = path.last else { return }
    switch outer {
    case .plural(let form):
      report("Plural form '\(form)' cannot be varied further", at: range)
    case .device("other"):
      report("The fallback device 'other' cannot be varied further", at: range)
    case .device, .width, .expression: break
    }
  }

  private func variation(axis: String, choice: String) -> Variation {
    switch axis {
    case "plural": .plural(choice)
    case "device": .device(choice)
    default: .width(choice)
    }
  }

  /// Reads a text and its state; a set of texts gives a unit for each.
  private mutating func readUnit(_ path: [Variation], of owner: TableBuilder.Owner) {
    let first = builder.unitCount(of: owner)
    var state = StoredState.usual
    guard json.enterObject() else { return }
    let variation = builder.number(of: path)
    while let name = json.nextMemberLiteral() {
      switch word(name) {
      case .state?: state = json.readStringLiteral().map { self.state($0) } ?? state
      case .value?: readText(variation, of: owner)
      case .values?:
        guard json.enterArray() else { continue }
        while json.nextElement() { readText(variation, of: owner) }
      default: json.skipValue()
      }
    }
    // The state may stand behind the text.
    builder.setState(state, ofUnitsFrom: first, of: owner)
  }

  private mutating func readText(_ variation: UInt32, of owner: TableBuilder.Owner) {
    guard let literal = json.readStringLiteral() else { return }
    builder.addUnit(stored(literal), variation: variation, at: literal.place, of: owner)
  }

  mutating func addUnit(
    _ laidOut: JSONLayout.Unit,
    _ path: [Variation],
    of owner: TableBuilder.Owner
  ) {
    builder.addUnit(
      stored(laidOut.value),
      variation: builder.number(of: path),
      state: state(laidOut.state),
      at: laidOut.value.place,
      of: owner
    )
  }

  private mutating func state(_ literal: JSONReader.Literal) -> StoredState {
    // Nearly every text is translated.
    if isTranslated(literal) { return .usual }
    return builder.state(TranslationState(json.text(of: literal)))
  }

  func isTranslated(_ state: JSONReader.Literal) -> Bool {
    let spelling = ShortBytes(json.cursor.bytes, at: state.content)
    return spelling != nil && spelling == translated
  }

  /// Stores the text that a literal stands for.
  mutating func stored(_ literal: JSONReader.Literal) -> StoredText {
    guard literal.hasEscapes else { return StoredText(literal.content) }
    let bytes = json.cursor.bytes[literal.content]
    return builder.decodedText { JSONEscapes.decode(bytes, into: &$0) }
  }

  private mutating func readSubstitutions() {
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() { readSubstitution(name) }
  }

  private mutating func readSubstitution(_ name: JSONReader.Literal) {
    var (argumentNumber, formatSpecifier): (Int?, StoredText?) = (nil, nil)
    let (forms, defects) = (builder.unitCount(of: .substitution), ownDefects.count)
    if json.enterObject() {
      while let name = json.nextMemberLiteral() {
        switch word(name) {
        case .argNum?: argumentNumber = readArgumentNumber()
        case .formatSpecifier?: formatSpecifier = json.readStringLiteral().map { stored($0) }
        case let word: readTexts(word, name, [], of: .substitution)
        }
      }
      if builder.unitCount(of: .substitution) == forms, ownDefects.count == defects {
        report("Substitution '\(json.text(of: name))' has no form", at: name.range)
      }
    }
    builder.addSubstitution(
      stored(name),
      argumentNumber: argumentNumber,
      formatSpecifier: formatSpecifier,
      at: name.place
    )
  }

  private mutating func readArgumentNumber() -> Int? {
    _ = json.peekValue()
    let start = json.cursor.offset
    guard let number = json.readInteger() else { return nil }
    if Substitution.argumentNumbers.contains(number) { return number }
    let numbers = Substitution.argumentNumbers
    report(
      "'argNum' is no number from \(numbers.lowerBound) to \(numbers.upperBound)",
      at: start..<json.cursor.offset
    )
    return nil
  }
}
