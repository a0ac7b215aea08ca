import SwiftSource

// Members that several types inherit.
extension TextEvaluator {
  /// The type that `Self` is.
  enum Heir: Hashable, Sendable {
    /// Any type that has the member.
    case any
    /// This type, whose members are read as its own.
    case one(String)
    /// Any type that has the member, while one type is told for others.
    case anyOfOthers

    /// The same while a member of a type is read.
    func reading(_ type: String) -> Heir {
      self == .any || self == .one(type) ? self : .anyOfOthers
    }
  }

  /// Returns the texts of what a type hands down, apart for each type that inherits it where that tells
  /// more than all types at once: the prefix of one type stands before no raw value of another.
  mutating func texts(
    inheritedFrom type: String,
    _ find: (inout TextEvaluator) -> Texts?,
    by findApart: (inout TextEvaluator, _ heir: String) -> Texts?
  ) -> Texts? {
    let start = budget
    guard let found = find(&self) else { return nil }
    guard heir == .any, !found.patterns.isEmpty, found.text == nil, !type.isEmpty,
      !index.isValue(type)
    else { return found }
    let heirs = index.heirs(of: type)
    guard !heirs.isEmpty, heirs != [type], (start - budget) * heirs.count < budget else {
      return found
    }
    let apart = heirs.compactMap { name in
      heir = .one(name)
      defer { heir = .any }
      return findApart(&self, name)
    }.joined()
    return apart.tellsMore(than: found) ? apart : found
  }
}

extension Texts {
  /// Whether these texts are all known and others than some, or fewer than these, which then hold sums
  /// of parts that do not belong together.
  fileprivate func tellsMore(than others: Texts) -> Bool {
    let (own, known) = (knownCount, others.knownCount)
    if own == 0 { return false }
    return own < known || own == patterns.count && Set(patterns) != Set(others.patterns)
  }

  private var knownCount: Int { patterns.count { $0.text != nil } }
}
