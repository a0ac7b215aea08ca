import FormatStrings
import LocalizationModel
import SourceFiles

/// An argument that a translation takes as two kinds, which no argument can be.
struct ArgumentConflict {
  let position: Int
  let kinds: (ArgumentKind, ArgumentKind)
  /// The text that disagrees with those before it.
  let unit: TranslationUnit
}

extension Translation {
  /// The conflicts in the order of the texts, at most one for each argument.
  var conflicts: [ArgumentConflict] {
    // Without numbers each placeholder takes the next one.
    guard varies || mayTakeArgumentTwice else { return [] }
    let (units, substitutions) = (units, substitutions)
    var taken = Arguments()
    var conflicts: [ArgumentConflict] = []
    for unit in units where unit.isWritten && (!substitutions.isEmpty || unit.text.hasPercent) {
      taken.formUnion(Arguments(of: unit, in: self))
      for (position, kinds) in taken.conflicts
      where !conflicts.contains(where: { $0.position == position }) {
        let form = substitutions.lazy.compactMap { $0.conflictingForm(kinds) }.first
        conflicts.append(ArgumentConflict(position: position, kinds: kinds, unit: form ?? unit))
      }
    }
    return conflicts
  }

  /// Whether a text may take an argument twice.
  private var mayTakeArgumentTwice: Bool {
    var may = false
    forEachText { text in may = may || text.mayTakeArgumentTwice }
    return may
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text numbers its arguments, but not all of them, or two alike.
  fileprivate var mayTakeArgumentTwice: Bool {
    var (percents, numbered, numbers) = (0, 0, UInt16(0))
    for index in indices where self[index] == UInt8(ascii: "%") {
      percents += 1
      let rest = self[(index + 1)...].drop(while: \.isDigit)
      guard let number = self[..<rest.startIndex].last, number.isDigit,
        rest.first == UInt8(ascii: "$")
      else { continue }
      numbered += 1
      numbers |= 1 << UInt16(number & 15)
    }
    // A star takes one more argument, which may be any.
    return numbered > 0
      && (numbers.nonzeroBitCount < numbered || numbered < percents || contains(UInt8(ascii: "*")))
  }
}

extension Arguments {
  /// The positions with two kinds that exclude each other, in order.
  fileprivate var conflicts: [(position: Int, kinds: (ArgumentKind, ArgumentKind))] {
    positions.compactMap { position in
      guard let kinds = kinds[position], kinds.count > 1 else { return nil }
      let sorted = kinds.ordered(by: \.name)
      for (index, kind) in sorted.enumerated() {
        if let other = sorted[..<index].first(where: { !$0.agrees(with: kind) }) {
          return (position, (other, kind))
        }
      }
      return nil
    }
  }
}

extension Substitution {
  /// The first form that takes the substitution's argument as one of two kinds, where the
  /// substitution itself says another.
  fileprivate func conflictingForm(_ kinds: (ArgumentKind, ArgumentKind)) -> TranslationUnit? {
    let own = argumentKind
    guard own == kinds.0 || own == kinds.1 else { return nil }
    return units.first { unit in
      let found = Arguments(ofForm: unit, of: self, at: 1).kinds[1] ?? []
      return found.contains { !$0.agrees(with: own) }
    }
  }
}

extension ArgumentKind {
  /// Whether one argument can be both; what is not known may be anything, and a pointer shows
  /// whatever it gets.
  fileprivate func agrees(with other: ArgumentKind) -> Bool {
    switch (self, other) {
    case (.variable, _), (_, .variable), (.substituted, _), (_, .substituted): true
    case (.pointer, _), (_, .pointer), (.character, .integer), (.integer, .character): true
    default: accepts(other)
    }
  }
}
