import LocalizationModel
import SourceFiles

/// One file while genstrings' calls in it are being read.
struct GenstringsFile {
  let text: SourceText
  let syntax: SourceSyntax
  private let settings: GenstringsSettings
  private var scan = GenstringsScan()
  private var locator: SourceLocator

  init(_ text: SourceText, _ syntax: SourceSyntax, _ settings: GenstringsSettings) {
    self.text = text
    self.syntax = syntax
    self.settings = settings
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
    guard case .tokens(let list) = call else {
      return report(.keyIsNoLiteral, of: routine, at: location)
    }
    let arguments = SpelledCall(list, syntax, routine, settings)
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
  /// Only code can be wrong: a comment that tells of a routine, or a text that names one, is not
  /// complained of unless one wants to be as strict as Apple's tool.
  func finished() -> GenstringsScan {
    guard !settings.isStrict, !scan.defects.isEmpty else { return scan }
    var scan = scan
    let prose = proseRanges()
    scan.defects.removeAll { defect in
      prose.contains { $0.contains(defect.location.offset) }
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

  /// Tells whether the name is being defined, as a function or as a macro.
  private func isDefinition(_ name: Range<Int>) -> Bool {
    let before = text.bytes[..<name.lowerBound]
    guard let last = before.lastIndex(where: { !$0.isBlank }) else { return false }
    let word = before[...last].suffix(8)
    return word.suffix(4).elementsEqual("func".utf8) || word.suffix(6).elementsEqual("define".utf8)
  }

  /// The places of comments and of literals without interpolations.
  private func proseRanges() -> [Range<Int>] {
    let list = TokenList(text, syntax, Vocabulary(), keepsComments: true)
    return list.tokens.filter { $0.kind == .comment || $0.kind == .string }.map(\.range)
  }
}
