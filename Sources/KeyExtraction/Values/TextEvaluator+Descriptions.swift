import SourceFiles
import SwiftSource

// What values and types are called in a text.
extension TextEvaluator {
  /// Returns the texts of `"\(value)"`.
  mutating func description(of value: Range<Int>) -> Texts {
    if value.count == 1, list.kind(value.lowerBound) == .number {
      return Texts(list.text(value.lowerBound).filter { $0 != "_" })
    }
    if let name = nameOfType(list.strippedExpression(value)) { return name }
    let texts = texts(of: value)
    guard texts.isUnknown, let type = type(of: value) else { return texts }
    let cases = cases(of: type, in: value)
    if describesItself(type),
      let described = self.texts(ofMember: "description", of: type, cases: cases)
    {
      return described
    }
    return caseNames(of: type, cases) ?? texts
  }

  /// Whether a member `description` may tell how values of a type are described: it is one like any other
  /// where neither the type nor what it is made from can promise that.
  private func describesItself(_ type: TypeName) -> Bool {
    index.ancestors(of: type.name).contains { name in
      !Self.undescribed.contains(name) && !index.isDeclared(name)
    }
  }

  /// The protocols and modifiers that promise nothing of descriptions.
  private static let undescribed: Set<String> = [
    "CaseIterable", "Character", "Codable", "Comparable", "Decodable", "Double", "Encodable",
    "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64",
    "Int8", "LocalizedError", "RawRepresentable", "Sendable", "String", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ]

  /// Returns the names of an enumeration's cases.
  private mutating func caseNames(of type: TypeName, _ cases: Texts?) -> Texts? {
    texts(ofCasesOf: type, cases, as: .name)
  }

  // MARK: - Types

  /// Returns the name of a type that stands where a value may: of `Mode.self`, `Self.self`, and `self` in
  /// a static member; nil for a value.
  private func nameOfType(_ value: Range<Int>) -> Texts? {
    guard let last = value.last, list.keyword(last) == .self else { return nil }
    if value.count == 1 { return names.isOfType ? nameOfOwnType : nil }
    guard let type = list.qualifier(of: last), list.isCapitalized(type) else { return nil }
    let name = list.text(type)
    if name == "Self" { return nameOfOwnType }
    return index.isDeclared(name) ? Texts(index.resolved(TypeName(name)).name) : unknownType
  }

  /// The name of the type around the expression, which may be that of a subclass or of a type that
  /// conforms to a protocol.
  private var nameOfOwnType: Texts {
    guard let owner = names.owner, let place, index.cases(of: owner, from: place) != nil
    else { return unknownType }
    return Texts(owner)
  }

  private var unknownType: Texts { .unknown("which type it is, is not known") }
}
