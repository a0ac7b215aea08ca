package import LocalizationModel
import SourceFiles

/// The spelling of substitutions in XLIFF, where each says which argument it takes.
///
/// A catalog has `%#@birds@` in a text and `%arg` in the forms of `birds`; translators get
/// `%1$#@birds@` and `%1$lld`.
package struct SubstitutionSpelling {
  private let numbers: [(name: String, number: Int)]
  private let substitutions: [Substitution]

  /// Makes the spelling of a translation, which may get those of the original's substitutions that have
  /// numbers of their own.
  package init(_ translation: Translation?, adopting original: Translation? = nil) {
    let own = translation?.substitutions ?? []
    let others = original?.substitutions.filter { other in
      other.argumentNumber != nil && !own.contains { $0.name == other.name }
    }
    substitutions = own + (others ?? [])
    let text = translation?.units.first?.text ?? ""
    let order = Self.order(of: substitutions.map(\.name), in: text)
    numbers = substitutions.map { substitution in
      let place = order.firstIndex(of: substitution.name) ?? order.count
      return (substitution.name, substitution.argumentNumber ?? place + 1)
    }
  }

  /// Returns a text as translators get it.
  func exported(_ text: String, substitution: String?) -> String {
    guard !substitutions.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    guard let substitution else {
      return numbers.reduce(text) { text, variable in
        text.replacing("%#@\(variable.name)@", with: "%\(variable.number)$#@\(variable.name)@")
      }
    }
    guard let argument = argument(of: substitution) else { return text }
    return text.replacing("%arg", with: argument)
  }

  /// Returns a text that came back as a catalog has it.
  package func imported(_ text: String, substitution: String?) -> String {
    guard !substitutions.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    if let substitution {
      return argument(of: substitution).map { text.replacing($0, with: "%arg") } ?? text
    }
    // Without numbers of their own, the order of the references decides, so that they keep theirs.
    let isNumbered = substitutions.allSatisfy { $0.argumentNumber != nil }
    let order = isNumbered ? [] : Self.order(of: numbers.map(\.name), in: text)
    let isInOrder = numbers.allSatisfy { variable in
      isNumbered || order.firstIndex(of: variable.name) == variable.number - 1
    }
    guard isInOrder else { return text }
    return numbers.reduce(text) { text, variable in
      text.replacing("%\(variable.number)$#@\(variable.name)@", with: "%#@\(variable.name)@")
    }
  }

  private func argument(of name: String) -> String? {
    guard let number = numbers.first(where: { $0.name == name })?.number,
      let specifier = substitutions.first(where: { $0.name == name })?.formatSpecifier
    else { return nil }
    return "%\(number)$\(specifier)"
  }

  /// The names in the order of their first references, whatever numbers these have.
  private static func order(of names: [String], in text: String) -> [String] {
    names.compactMap { name in text.firstRange(of: "#@\(name)@").map { ($0.lowerBound, name) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}
