package import LocalizationModel
import SourceFiles

extension Fixture {
  /// The first bytes of the fixture, cut after every byte.
  ///
  /// A test run makes do with 64 cuts of a long file; with `FUZZ_COUNT` set it makes all.
  package var truncations: [[UInt8]] {
    let step = max(1, stored.count / Fuzzing.count(byDefault: 64))
    return stride(from: 0, to: stored.count, by: step).map { Array(stored.prefix($0)) }
  }

  /// Compares what was found in a truncated fixture with what was found in the whole one.
  ///
  /// Each place must be one of the whole, and its key the same or the beginning of it: a cut can
  /// take the rest of a call or of a concatenation away, and nothing else.
  package func mismatches(truncated: Extraction, whole: Extraction, cut: Int) -> [Mismatch] {
    // One call can ask for several keys.
    let keys = Dictionary(grouping: whole.references, by: \.location.offset)
    let sites = Set(whole.dynamicSites.map(\.location.offset))
    let symbols = Dictionary(grouping: whole.symbolUses, by: \.location.offset)
    // A name whose definition is cut away is known by its form alone.
    let accessors = whole.references.filter { $0.origin == .accessor }.map(\.routine)
    let cutSymbols = truncated.symbolUses.compactMap { use -> Mismatch? in
      let isKnown = symbols[use.location.offset]?.contains { whole in
        (whole.member ?? "").hasPrefix(use.member ?? "")
      }
      let isDefined = accessors.contains { $0.hasPrefix(use.routine + ".") }
      // So is one that is called with a key, where that is cut away.
      let isCalled = whole.references.contains { reference in
        reference.location.line == use.location.line
          && reference.routine.hasPrefix(use.member ?? "")
      }
      guard !(isKnown ?? (isDefined || isCalled)) else { return nil }
      let message = "cut after \(cut) bytes: found \(use.routine) \(use.member ?? "")"
      return Mismatch(path: place, line: use.location.line, message)
    }
    return cutSymbols
      + truncated.references.compactMap { reference in
        let offset = reference.location.offset
        let isKnown = keys[offset]?.contains { $0.key.hasPrefix(reference.key) } ?? false
        // What a constant stands for can be cut elsewhere.
        let isFollowed = reference.isFinite && keys[offset] != nil
        if isKnown || isFollowed || sites.contains(offset) { return nil }
        let message = "cut after \(cut) bytes: found key \(reference.key.debugDescription)"
        return Mismatch(path: place, line: reference.location.line, message)
      }
  }
}
