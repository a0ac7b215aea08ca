import LocalizationModel
import SourceFiles
import SwiftSource

/// Finds the texts that code shows to users without looking them up.
struct HardCodedTextReader {
  let list: TokenList
  let language: SourceSyntax
  /// Whether the file may have views, and not only errors.
  private var readsViews = true

  /// The expression that gives a shown text, and the name of what shows it.
  private typealias Shown = (value: Range<Int>, display: String)

  init(list: TokenList, language: SourceSyntax) { (self.list, self.language) = (list, language) }

  /// Makes a reader for a Swift file; nil where no shown texts are wanted.
  init?(swift list: TokenList, _ context: FileContext) {
    guard context.findsHardCodedTexts else { return nil }
    self.init(list: list, language: .swift)
    readsViews = !context.imports.isDisjoint(with: DisplayRoutines.modules)
  }

  /// Reads the Swift call whose arguments follow a parenthesis.
  func readCall(openedBy parenthesis: Int, into file: inout FileReading) {
    guard readsViews, let callee = list.callee(of: parenthesis),
      list.partner(of: parenthesis) < list.count
    else { return }
    let name = list.text(callee)
    guard let labels = DisplayRoutines.swift[name], !isOfOtherLegend(callee) else { return }
    let arguments = list.arguments(in: parenthesis).enumerated()
    for (position, argument) in arguments where labels.contains(argument.label ?? "") {
      guard argument.label != nil || position == 0 else { continue }
      for value in list.elements(of: argument.value) { add((value, name), to: &file) }
    }
  }

  /// Whether a chart's scale names values in a legend that is hidden or the app's own.
  private func isOfOtherLegend(_ callee: Int) -> Bool {
    guard list.text(callee).hasSuffix("Scale"), let block = list.bracket(around: callee) else {
      return false
    }
    return list.firstTopLevel(in: list.inside(block)) { list.text($0) == "chartLegend" } != nil
  }

  /// Reads the Objective-C message whose selector begins at a name before a colon.
  func readMessage(at name: Int, into file: inout FileReading) {
    guard let parts = DisplayRoutines.messages[list.text(name)], !makesModel(name),
      let arguments = list.messageArguments(at: name)
    else { return }
    for argument in arguments where parts.contains(argument.label ?? "") {
      // What follows a comma is the rest of a list of buttons.
      guard let first = list.split(argument.value).first else { continue }
      add((first, list.text(name)), to: &file)
    }
  }

  /// Whether a message makes an object that is no view: `[[Mode alloc] initWithTitle:@"…"]`.
  private func makesModel(_ selector: Int) -> Bool {
    list.kind(selector - 1) == .rightBracket && list.text(selector - 2) == "alloc"
      && !list.mayShowTexts(selector - 3)
  }

  /// Reads `label.text = "…"`, and `title = "…"` of a view controller's own.
  ///
  /// `isOwn` is true for the name of a property which the project's own code may show or not.
  func readAssignment(
    at equals: Int,
    into file: inout FileReading,
    unless isOwn: (Int, inout FileReading) -> Bool = { _, _ in false }
  ) {
    guard readsViews, let name = list.target(of: equals),
      DisplayRoutines.properties.contains(list.text(name))
    else {
      return
    }
    let isController =
      list.text(name) == "title" && language == .swift && list.isFirstOnLine(name)
    guard list.isMember(name) || isController, !isOwn(name, &file) else { return }
    let end = list.expressionEnd(from: equals + 1, limit: list.count)
    add((equals + 1..<end, list.text(name)), to: &file)
  }

  /// Reads `NSLocalizedDescriptionKey: "…"` in the dictionary of an error.
  func readEntry(at colon: Int, into file: inout FileReading) {
    guard colon > 0, Self.keysOfErrors.contains(colon - 1, of: list) else { return }
    let end = list.expressionEnd(from: colon + 1, limit: list.count)
    add((colon + 1..<end, list.text(colon - 1)), to: &file)
  }

  private static let keysOfErrors = Vocabulary(HardCodedText.keysOfDescriptions)

  private func add(_ shown: Shown, to file: inout FileReading) {
    let value = list.strippedExpression(shown.value)
    guard let first = value.first, let last = value.last else { return }
    if language == .swift { file.addParts(of: value, in: list, shownBy: shown.display) }
    let evaluator = KeyEvaluator(list: list, language: language, follow: nil)
    for outcome in evaluator.strings(in: value) {
      let text =
        switch outcome {
        case .key(let text), .finite(let text): KeyPattern([.literal(text)])
        // No names are followed.
        case .choice: KeyPattern.anything
        case .pattern(let pattern, _, _): pattern
        }
      guard !text.isUnbounded else { continue }
      file.extraction.hardCodedTexts.append(
        HardCodedText(
          text: text,
          display: shown.display,
          location: file.locator.location(of: list[first].start..<list[last].end),
          context: file.sourceContext
        )
      )
    }
  }
}

extension TokenList {
  /// Returns the elements of an array or the keys of a dictionary that stands in a range, else the range
  /// itself.
  fileprivate func elements(of range: Range<Int>) -> [Range<Int>] {
    guard case .collection(let bracket) = shape(of: range) else { return [range] }
    return entries(in: bracket).map { $0.key ?? $0.value }
  }
}

extension FileReading {
  /// Adds the literals that a shown text is put together of beside other values: `"Version" + " " + number`.
  ///
  /// Literals alone are one text.
  mutating func addParts(of value: Range<Int>, in list: TokenList, shownBy display: String) {
    for alternative in list.alternatives(of: value) {
      let range = list.strippedExpression(alternative)
      guard case .sum(let operands) = list.shape(of: range) else { continue }
      let literals = operands.filter { $0.count == 1 && list.kind($0.lowerBound) == .string }
      if literals.count == operands.count { continue }
      for token in literals.map(\.lowerBound) {
        guard let text = SwiftLiteral.text(in: list.bytes, list[token].range) else { continue }
        var part = HardCodedText(
          text: KeyPattern([.literal(text)]),
          display: display,
          location: locator.location(of: list[token].range),
          context: sourceContext
        )
        part.isPart = true
        if !part.text.isUnbounded { extraction.hardCodedTexts.append(part) }
      }
    }
  }
}
