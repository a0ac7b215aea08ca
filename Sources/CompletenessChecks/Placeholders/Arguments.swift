import FormatStrings
package import LocalizationModel

/// The arguments that a text takes, by position.
struct Arguments: Hashable, Sendable {
  /// The kinds asked for at each position; several where forms differ.
  private(set) var kinds: [Int: Set<ArgumentKind>] = [:]
  /// The positions whose argument appears in a text, and does not only choose a form of it.
  private(set) var shown: Set<Int> = []

  init() {}

  /// Returns what a plain text takes.
  init(of text: String, as dialect: FormatString.Dialect = .plain) {
    add(FormatString(text, as: dialect).placeholders, from: 1, [:])
  }

  /// Returns what any of a translation's texts takes.
  init(of translation: Translation) {
    for unit in translation.units { formUnion(Arguments(of: unit, in: translation)) }
  }

  /// Returns what one of a translation's own texts takes, with the variables that it refers to.
  init(of unit: TranslationUnit, in translation: Translation) {
    self.init(of: FormatString(unit.text), in: translation)
  }

  /// Returns what a format takes, with a translation's variables that it refers to.
  init(of format: FormatString, in translation: Translation) {
    let variables = Dictionary(translation.substitutions.map { ($0.name, $0) }) { first, _ in first
    }
    add(format.placeholders, from: 1, variables)
  }

  /// Returns what one form of a substitution takes.
  init(ofForm unit: TranslationUnit, of substitution: Substitution, at position: Int) {
    add(FormatString(unit.text, as: .substitution).placeholders, from: position, [:])
    // `%arg` is at home in its substitution, whatever it stands for there.
    kinds[position]?.remove(.substituted)
    if kinds[position]?.isEmpty == true { kinds[position] = [substitution.argumentKind] }
  }

  var isEmpty: Bool { kinds.isEmpty }

  var positions: [Int] { kinds.keys.sorted() }

  mutating func formUnion(_ other: Arguments) {
    kinds.merge(other.kinds) { $0.union($1) }
    shown.formUnion(other.shown)
  }

  func union(_ other: Arguments) -> Arguments {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Adds specifiers; those without a position take the next one, as they do at run time.
  private mutating func add(
    _ specifiers: [FormatSpecifier],
    from first: Int,
    _ variables: [String: Substitution]
  ) {
    var next = first
    for specifier in specifiers {
      for _ in 0..<specifier.starCount {
        insert(.integer(bits: 32, isUnsigned: false), at: next)
        next += 1
      }
      let variable = specifier.variable.map { variables[$0] } ?? nil
      let position = specifier.position ?? variable?.argumentNumber ?? next
      if specifier.kind == .substituted {
        insert(.substituted, at: first)
        continue
      }
      if specifier.position == nil { next = position + 1 }
      if let variable {
        kinds[position, default: []].insert(variable.argumentKind)
        for unit in variable.units {
          formUnion(Arguments(ofForm: unit, of: variable, at: position))
        }
      } else {
        insert(specifier.kind == .variable ? .unknown : specifier.kind, at: position)
      }
    }
  }

  private mutating func insert(_ kind: ArgumentKind, at position: Int) {
    kinds[position, default: []].insert(kind)
    shown.insert(position)
  }
}

extension Substitution {
  /// The kind of the substitution's argument.
  var argumentKind: ArgumentKind {
    guard let formatSpecifier else { return .unknown }
    return FormatString("%" + formatSpecifier).specifiers.first?.kind ?? .unknown
  }
}

extension FormatString {
  /// Whether the other text takes the same arguments in the same order, none of them accidentally.
  func takesTheSame(as other: FormatString) -> Bool {
    specifiers.elementsEqual(other.specifiers) { left, right in
      left.kind == right.kind && left.position == right.position
        && left.starCount == right.starCount && !right.isAccidental && right.variable == nil
    }
  }
}

extension ArgumentKind {
  /// Whether an argument of the other kind can be put in without harm, sizes of integers aside.
  func accepts(_ other: ArgumentKind) -> Bool {
    self == other || self == .unknown || other == .unknown || (isInteger && other.isInteger)
  }

  /// Whether both are integers of different size.
  func differsInSize(from other: ArgumentKind) -> Bool {
    guard case .integer(let bits, _) = self, case .integer(let others, _) = other else {
      return false
    }
    return bits != others
  }
}

extension Translation {
  /// Returns the names of the substitutions by which the text shows arguments that a translation leaves
  /// out.
  package func substitutions(lostIn translation: Translation) -> Set<String> {
    if substitutions.isEmpty { return [] }
    let shown = Arguments(of: self).shown
    let found = Arguments(of: translation).kinds
    let lost = substitutions.filter { substitution in
      guard let position = substitution.argumentNumber else { return false }
      return shown.contains(position) && found[position] == nil
        && !translation.substitutions.contains { $0.name == substitution.name }
    }
    return Set(lost.map(\.name))
  }
}
