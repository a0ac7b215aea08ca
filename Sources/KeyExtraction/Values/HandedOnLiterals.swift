import LocalizationModel
import SwiftSource

extension SourceUnit {
  /// Returns whether one of some literals of a Swift file may go on from its place, and be shown elsewhere.
  ///
  /// A literal within another one may.
  func mayHandOn(_ wanted: Set<LiteralHash>, _ isDeclared: (String) -> Bool) -> Bool {
    var known: [String: Bool] = [:]
    var left = wanted.intersection(literalHashes(isSound: true))
    let list = tokens
    for literal in list.literals {
      guard let hash = list.literalHash(of: literal), wanted.contains(hash) else { continue }
      let goesOn = list.handsOn(literal) { name in
        if let answer = known[name] { return answer }
        let answer = isDeclared(name)
        known[name] = answer
        return answer
      }
      if goesOn { return true }
      left.remove(hash)
    }
    return !left.isEmpty
  }
}
