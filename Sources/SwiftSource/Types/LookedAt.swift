/// The files that an answer was read from, itself and by other answers.
///
/// It is an object, because many answers rest on the same ones.
package final class LookedAt: Sendable {
  private let files: Set<Int>
  private let others: [LookedAt]

  package init(_ looks: Looks) { (files, others) = (looks.files, Array(looks.others.values)) }

  /// The indices of all files.
  package static func files(of looks: Looks) -> Set<Int> {
    var files = looks.files
    var known = looks.others
    var rest = Array(looks.others.values)
    while let next = rest.popLast() {
      files.formUnion(next.files)
      for other in next.others where known.updateValue(other, forKey: .init(other)) == nil {
        rest.append(other)
      }
    }
    return files
  }
}

/// The files that were looked at so far, and the answers that were requested.
package struct Looks: Sendable {
  fileprivate var files: Set<Int> = []
  fileprivate var others: [ObjectIdentifier: LookedAt] = [:]

  package mutating func note(_ files: [Int]) { self.files.formUnion(files) }

  package mutating func note(_ answer: LookedAt) { others[ObjectIdentifier(answer)] = answer }

  package mutating func note(_ looks: Looks) {
    files.formUnion(looks.files)
    others.merge(looks.others) { first, _ in first }
  }
}
