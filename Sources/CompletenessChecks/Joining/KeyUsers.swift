import LocalizationModel

/// The calls that mean keys; those of equal keys in tables of one name are listed once.
struct KeyUsers {
  private let joiner: ReferenceJoiner
  private var ofEquals: [KeyCalls]
  /// The calls that mean one of equal keys alone.
  private var ofOne: [ReferenceJoiner.KeyIndex: (equal: Int, calls: KeyCalls)] = [:]

  init(of joiner: ReferenceJoiner) {
    self.joiner = joiner
    ofEquals = Array(repeating: KeyCalls(), count: joiner.equals.count)
  }

  /// Adds a reference that means keys; references come in their order.
  mutating func add(_ use: ReferenceJoiner.Use, by number: Int, of references: [KeyReference]) {
    switch use.keys {
    case .equal(let equal): ofEquals[equal].add(number, of: references, isWhole: use.isWhole)
    case .one(let key, let equal):
      ofOne[key, default: (equal, KeyCalls())].calls
        .add(number, of: references, isWhole: use.isWhole)
    }
  }

  /// Enters the references at the keys.
  func enter(_ references: [KeyReference], at tables: inout [StringTable]) {
    for (equal, calls) in ofEquals.enumerated() where !calls.references.isEmpty {
      for key in joiner.equals[equal] where ofOne.isEmpty || ofOne[key] == nil {
        tables[key.table].use(key.key, by: calls, of: references)
      }
    }
    for (key, (equal, calls)) in ofOne {
      tables[key.table].use(key.key, by: calls.merging(ofEquals[equal]), of: references)
    }
  }
}
