package import Diagnostics
package import SourceFiles

extension Diagnostic {
  /// The identity of a finding, which stays when lines move.
  ///
  /// It is made of the rule and the subject, where all rules about gaps count as one; another finding
  /// that names no key is recognized by its file and its message instead.
  package var identity: String { identity { $0.string } }

  /// Returns the identity of a finding, with its file named by `name`.
  func identity(naming name: (FilePath) -> String) -> String {
    let parts = [subject.table, subject.key, subject.language, subject.detail(naming: name)]
    let place = isToldBySubject ? [] : [name(location.path), message(naming: name)]
    return ([rule.ofIdentity.rawValue] + parts.map { $0 ?? "" } + place).joined(separator: "\u{1F}")
  }
}

extension Diagnostic {
  /// The gap of a whole table in a language, among which that of an entry is; nil for any other finding.
  package var gapOfTable: Diagnostic? {
    guard rule.tellsGapOfEntry, subject.key != nil, subject.language != nil else { return nil }
    var gap = self
    gap.subject = gap.subject.withoutDetails
    gap.subject.key = nil
    let folder = location.path.folder
    gap.subject.place = folder.fileExtension == "lproj" ? folder.folder : folder
    return gap
  }
}

extension Diagnostic {
  /// The message, in which paths are the same however they were given.
  ///
  /// They begin as that of the finding's own file does, and are seen from the working folder.
  package func message(naming name: (FilePath) -> String) -> String {
    let path = location.path
    let shown = name(path)
    if shown == path.string { return message }
    let text = message.replacing("'\(path.string)'", with: "'\(shown)'")
    var given = path.components[...]
    var named = FilePath(shown).components.filter { $0 != "." }[...]
    let home = FilePath(name(".")).components.filter { $0 != "." }
    while named.count > home.count || !named.elementsEqual(home), let last = given.last,
      last == named.last
    {
      given.removeLast()
      named.removeLast()
    }
    if named.elementsEqual(home) { named = [] }
    if given.isEmpty { return text }
    let start = (path.isAbsolute ? "/" : "") + given.joined(separator: "/")
    let place = named.joined(separator: "/")
    return text.replacing("'\(start)'", with: place.isEmpty ? "'.'" : "'\(place)'")
      .replacing(start + "/", with: place.isEmpty ? "" : place + "/")
  }
}

extension [FindingGroup] {
  /// Returns for each cause the fingerprint of its first finding, that of a gap without the language:
  /// it stays while languages come and go.
  func fingerprints(in findings: [Diagnostic], _ options: RenderOptions) -> [String] {
    map { group in
      var first = findings[group.members[0]]
      if first.rule.tellsGap { first.subject.language = nil }
      return first
    }.fingerprints(options)
  }
}

extension [Diagnostic] {
  /// Returns for each finding 16 hexadecimal digits that stand for its identity.
  ///
  /// A finding that names no key is recognized by its file, as it is seen from the folder that the
  /// report is for, so that absolute paths and relative ones come to the same.
  ///
  /// Where several findings share an identity, as the copies of a duplicate key do, their order
  /// distinguish them.
  package func fingerprints(_ options: RenderOptions = RenderOptions()) -> [String] {
    var counts: [String: Int] = [:]
    return map { finding in
      let identity = finding.identity(naming: options.pathOfIdentity)
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
