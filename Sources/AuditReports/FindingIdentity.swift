public import SourceFiles

extension Diagnostic {
  /// What tells a finding from all others, and stays when lines move.
  ///
  /// It is made of the rule and the subject; a finding that names no key is told by its file and
  /// its message instead.
  public var identity: String {
    let parts = [subject.table, subject.key, subject.language, subject.detail]
    let place = subject.key == nil ? [location.path.string, message] : []
    return ([rule.rawValue] + parts.map { $0 ?? "" } + place).joined(separator: "\u{1F}")
  }
}

extension [Diagnostic] {
  /// Returns for each finding 16 hexadecimal digits that stand for its identity.
  ///
  /// Where several findings share an identity, as the copies of a duplicate key do, their order
  /// tells them apart.
  package func fingerprints() -> [String] {
    var counts: [String: Int] = [:]
    return map { finding in
      let identity = finding.identity
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      return stableHash(of: count == 0 ? identity : "\(identity)\u{1F}\(count)")
    }
  }
}

/// Returns the 64-bit FNV-1a hash of a text in hexadecimal, the same in every run and version.
private func stableHash(of text: String) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
