import LocalizationModel
import SourceFiles
import SwiftSource
// Keys that are strings when the program runs.
extension CallReader {
  /// Adds what is written behind `stringLiteral:`.
  ///
  /// With anything but a literal that is the usual way to show a text of the running program where a
  /// localizable type is wanted, and asks for no translation; a literal that is filled with a few
  /// values makes the names of a few keys. A view still finds the translation where a table has one;
  /// most resources hold messages, and the names of an intent's entities.
  func addWritten(
    _ range: Range<Int>,
    _ details: CallDetails,
    _ routine: Routine,
    _ location: SourceLocation,
    to file: inout FileReading
  ) {
    let isWritten = range.count == 1 && list[range.lowerBound].kind == .interpolatedString
    let mayFind = routine.convertsStrings
    for outcome in evaluator.strings(in: range) {
      var details = details
      switch outcome {
      case .key, .pattern(_, reason: .interpolated, _): break
      case .finite where isWritten, .choice where isWritten: break
      case .finite where mayFind, .choice where mayFind: details.doubtTable()
      case .pattern where mayFind: break
      case .finite, .choice, .pattern: continue
      }
      add(outcome, details, routine.name, location, to: &file)
    }
  }

  /// Adds the keys that a string can be, or that a wrapper makes of it.
  func addStrings(
    _ range: Range<Int>,
    _ details: CallDetails,
    _ routine: String,
    _ location: SourceLocation,
    _ composition: KeyComposition? = nil,
    to file: inout FileReading
  ) {
    // Nearly every key is one literal.
    if composition == nil, let text = evaluator.plainText(in: range) {
      return add(.key(text), details, routine, location, to: &file)
    }
    var details = details
    let question = list.topLevel(.question, in: range)
    if let question, list.comparesWithOne(before: question) {
      details.traits.insert(.isChosenByNumber)
    }
    if let composition, !composition.needsKey { details.doubtTable() }
    if evaluator.isShown { file.addParts(of: range, in: list, shownBy: routine) }
    let outcomes = evaluator.strings(in: range)
    noteOrigins(of: location, in: &file)
    for outcome in outcomes {
      noteComposing(outcome, range, in: &file)
      for part in outcome.parts(between: composition?.separator) {
        // Of the parts of a text only one need be a key.
        if composition?.separator != nil, part.isFinite { details.doubtTable() }
        if let composition, composition.addsAffixes {
          addComposed(part, by: composition, details, routine, location, to: &file)
        } else {
          add(part, details, routine, location, to: &file)
        }
      }
    }
  }

  /// Adds the keys that parts of an array or a tuple can be.
  func addStrings(
    _ range: Range<Int>,
    at part: PartPath,
    _ details: CallDetails,
    _ routine: String,
    _ location: SourceLocation,
    to file: inout FileReading
  ) {
    if context.file == nil { file.hasUnclearTypes = true }
    let outcomes = evaluator.strings(in: range, at: part)
    noteOrigins(of: location, in: &file)
    for outcome in outcomes { add(outcome, details, routine, location, to: &file) }
  }

  /// Notes the literals that the texts come from which a call shows.
  private func noteOrigins(of location: SourceLocation, in file: inout FileReading) {
    guard evaluator.isShown else { return }
    let origins = context.takeOrigins()
    if !origins.isEmpty { file.origins[location.offset, default: []].formUnion(origins) }
  }

  /// Adds the keys that a wrapper makes of a literal.
  ///
  /// Other outcomes report nothing: the wrapper's own call has the pattern of the keys that may be used.
  private func addComposed(
    _ outcome: KeyEvaluator.Outcome,
    by composition: KeyComposition,
    _ details: CallDetails,
    _ routine: String,
    _ location: SourceLocation,
    to file: inout FileReading
  ) {
    for affixes in composition.affixes {
      if affixes.isEmpty {
        add(outcome, details, routine, location, to: &file)
      } else if let text = outcome.literal, !text.isEmpty {
        var details = details
        switch composition.fallback {
        case .text: details.value = details.value ?? text
        case .unknown: details.traits.insert(.bringsUnknownText)
        case nil: break
        }
        let key = affixes.prefix + text + affixes.suffix
        add(.finite(key), details, routine, location, to: &file)
      } else {
        // It may stand in another wrapper.
        file.openRoutines.insert(routine)
      }
    }
  }

  /// Notes that a key is put together, perhaps of a parameter that is a key to those who call.
  private func noteComposing(
    _ outcome: KeyEvaluator.Outcome,
    _ range: Range<Int>,
    in file: inout FileReading
  ) {
    guard case .pattern(let pattern, let reason, _) = outcome, !file.makesKeysOfNames else {
      return
    }
    switch evaluator.language {
    case .swift:
      // `"\(key)"` is the name itself.
      file.makesKeysOfNames =
        pattern.elements.count > 1 ? !pattern.holdsWhiteSpace : reason == .interpolated
    case .objectiveC:
      let first = list.kind(list.strippedExpression(range).lowerBound)
      file.makesKeysOfNames = first == .leftBracket || first == .string
    }
  }

  /// Adds the keys that `.init(…)` makes of a string which is put together, or that names stand for.
  ///
  /// A literal there is a string for the compiler, and mostly one for its marks of bold letters, unless
  /// it is a name or the call says where to look; so are sentences with something in them, and what can be
  /// any text.
  func addMade(
    of text: Range<Int>,
    by call: Int,
    _ details: CallDetails,
    _ routine: String,
    to file: inout FileReading
  ) {
    let location = file.locator.location(of: list[call].range)
    for outcome in evaluator.strings(in: text) {
      switch outcome {
      case .key(let text)
      where text.looksLikeIdentifier || details.table != nil
        || details.traits.contains(.namesBundle):
        add(.finite(text), details, routine, location, to: &file)
      case .key: continue
      case .pattern(let pattern, _, _) where pattern.isUnbounded || pattern.holdsWhiteSpace:
        if context.file == nil { file.hasUnclearTypes = true }
        if list.strippedExpression(text).count == 1 { file.makesKeysOfNames = true }
      case .pattern(let pattern, .interpolated, let cause):
        // It never means a key of the compiler's.
        let outcome = KeyEvaluator.Outcome.pattern(pattern, reason: .joined, cause: cause)
        add(outcome, details, routine, location, to: &file)
      case .finite, .choice, .pattern: add(outcome, details, routine, location, to: &file)
      }
    }
  }
}

extension KeyEvaluator.Outcome {
  fileprivate var isFinite: Bool {
    switch self {
    case .finite, .choice: true
    case .key, .pattern: false
    }
  }

  /// The text, where it stands in the call.
  fileprivate var literal: String? { if case .key(let text) = self { text } else { nil } }

  /// Returns the keys among the parts of a text that is divided: those with a letter first.
  fileprivate func parts(between separator: String?) -> [Self] {
    guard let separator, case .key(let text) = self, text.contains(separator) else { return [self] }
    return text.parts(around: separator).filter { $0.first?.isLetter ?? false }
      .map { .finite(String($0)) }
  }
}
