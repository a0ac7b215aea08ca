import KeyExtraction
import LocalizationModel
import SourceFiles
import SwiftSource

/// One file while genstrings' calls in it are being read.
struct GenstringsFile {
  let text: SourceText
  let syntax: SourceSyntax
  private let settings: GenstringsSettings
  private let parameterCalls: ParameterCalls
  private var scan = GenstringsScan()
  private var locator: SourceLocator

  init(_ text: SourceText, _ settings: GenstringsSettings, _ parameterCalls: ParameterCalls) {
    self.text = text
    syntax = SourceSyntax(of: text.path)
    self.settings = settings
    self.parameterCalls = parameterCalls
    locator = SourceLocator(text)
  }

  /// Reads a call whose name stands in `name`.
  mutating func read(
    _ call: GenstringsCall,
    of routine: GenstringsRoutine,
    named name: Range<Int>
  ) {
    guard settings.isStrict || !isDefinition(name) else { return }
    let location = locator.location(of: name)
    guard case .tokens(let list, let syntax) = call else {
      return report(.keyIsNoLiteral, of: routine, at: location)
    }
    let arguments = SpelledCall(list, syntax, routine, settings)
    guard settings.isStrict || !arguments.declaresKey else { return }
    for sequence in arguments.invalidUnicode {
      report(.invalidUnicode(sequence), of: routine, at: location)
    }
    guard let keys = arguments.keys else {
      return report(.keyIsNoLiteral, of: routine, at: location)
    }
    for key in keys {
      guard !key.isEmpty else {
        report(.keyIsEmpty, of: routine, at: location)
        continue
      }
      var entry = GenstringsScan.Entry(key: key, location: location)
      entry.table = arguments.table
      entry.value = arguments.value
      entry.comment = arguments.comment
      scan.entries.append(entry)
    }
  }

  /// Returns what was found.
  ///
  /// Only code can be wrong: a comment that mentions a routine, or a text that names one, is not
  /// complained of unless one wants to be as strict as Apple's tool. Nor is a function that hands its
  /// own parameter on, whose calls have the keys.
  func finished() -> GenstringsScan {
    guard !settings.isStrict, !scan.defects.isEmpty else { return scan }
    var scan = scan
    let prose = proseRanges()
    let understood = parameterCalls.offsets(in: text)
    scan.defects.removeAll { defect in
      let offset = defect.location.offset
      return understood.contains(offset) || prose.contains { $0.contains(offset) }
    }
    return scan
  }

  /// A `Text` without a literal shows a text that is no key, which is nothing wrong.
  private mutating func report(
    _ problem: GenstringsScan.Problem,
    of routine: GenstringsRoutine,
    at location: SourceLocation
  ) {
    guard !routine.isText else { return }
    scan.defects.append(GenstringsScan.Defect(problem: problem, location: location))
  }

  /// Returns whether the name is being defined, as a function or as a macro.
  private func isDefinition(_ name: Range<Int>) -> Bool {
    let before = text.bytes[..<name.lowerBound]
    guard let last = before.lastIndex(where: { !$0.isBlank }) else { return false }
    let word = before[...last].suffix(8)
    return word.suffix(4).elementsEqual("func".utf8) || word.suffix(6).elementsEqual("define".utf8)
  }

  /// The places of comments and of literals without interpolations.
  private func proseRanges() -> [Range<Int>] {
    let list = TokenList(text, syntax, keepsComments: true)
    return list.range.map { list[$0] }.filter { $0.kind == .comment || $0.kind == .string }.map(
      \.range
    )
  }
}
