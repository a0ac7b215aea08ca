import LocalizationModel
import Platform
import SourceFiles

/// Merges String Catalogs member by member, down to each text.
struct CatalogMerger {
  private let texts: MergedTexts
  private let conflicts: MergeConflicts

  init(_ texts: MergedTexts, _ conflicts: MergeConflicts) {
    (self.texts, self.conflicts) = (texts, conflicts)
  }

  func merge() throws(EditError) -> [UInt8] {
    let (ours, theirs) = (try root(of: texts.ours), try root(of: texts.theirs))
    let base = texts.base.bytes.isEmpty ? JSONNode(.object([])) : try root(of: texts.base)
    var editor = try CatalogEditor(texts.ours)
    let keys = mergedKeys(base["strings"], ours["strings"], theirs["strings"])
    try editor.make(keys.filter(\.isChanged).map { ($0.name, $0.name, $0.node) })
    let bytes = editor.bytes
    var head = ours
    var isHeadSame = true
    for name in Self.names(of: [ours, theirs]) where name != "strings" {
      head[name] = JSONMerger(conflicts, key: nil)
        .merge(base[name], ours[name], theirs[name], at: [name])
      isHeadSame = isHeadSame && head[name].isSame(as: ours[name])
    }
    return isHeadSame ? bytes : replacing(head, in: bytes, editor.writer)
  }

  /// Returns a catalog in which what stands beside the keys is something else.
  private func replacing(_ head: JSONNode, in bytes: [UInt8], _ writer: CatalogWriter) -> [UInt8] {
    var reader = JSONReader(bytes)
    guard let root = reader.readNode(), let members = root.members else { return bytes }
    let names = Self.names(of: [head])
    guard members.count == names.count, members.allSatisfy({ names.contains($0.name) }) else {
      // Where a member comes or goes, the file is written as Xcode writes it.
      var (head, writer) = (head, writer)
      head["strings"] = root["strings"]
      writer.write(head)
      return writer.bytes + (texts.ours.bytes.last == 0x0A ? writer.lineEnd : [])
    }
    var result = bytes
    for member in members.reversed() where member.name != "strings" {
      guard let value = head[member.name], !value.isSame(as: member.value) else { continue }
      var writer = writer
      writer.write(value, depth: 1)
      result.replaceSubrange(member.value.range, with: writer.bytes)
    }
    return result
  }

  private func root(of text: SourceText) throws(EditError) -> JSONNode {
    var reader = JSONReader(text.bytes)
    guard let root = reader.readNode(), let keys = root["strings"]?.members else {
      throw EditError("The catalog has no 'strings'", in: text)
    }
    guard Set(keys.map { ExactKey($0.name) }).count == keys.count else {
      throw EditError("Some key stands in the catalog more than once", in: text)
    }
    return root
  }

  private static func names(of nodes: [JSONNode]) -> [String] {
    var known: Set<String> = []
    return nodes.flatMap { $0.members ?? [] }.map(\.name).filter { known.insert($0).inserted }
  }

  /// A key as both sides want it.
  private struct MergedKey {
    let name: String
    let node: JSONNode?
    /// Whether that is another entry than ours.
    let isChanged: Bool
  }

  /// Merges the entries; those that stand in the same bytes are not looked into.
  private func mergedKeys(
    _ base: JSONNode?,
    _ ours: JSONNode?,
    _ theirs: JSONNode?
  ) -> [MergedKey] {
    let old = Self.entries(of: base)
    let own = Self.entries(of: ours)
    let other = Self.entries(of: theirs)
    let members = (ours?.members ?? []) + (theirs?.members ?? [])
    var known: Set<ExactKey> = []
    return members.map(\.name).filter { known.insert(ExactKey($0)).inserted }.map { name in
      let key = ExactKey(name)
      let (old, own, other) = (old[key], own[key], other[key])
      if let old, let other,
        texts.base.bytes[old.range] == texts.theirs.bytes[other.range]
      {
        return MergedKey(name: name, node: own, isChanged: false)
      }
      let node = JSONMerger(conflicts, key: name).merge(old, own, other, at: [])
      return MergedKey(name: name, node: node, isChanged: !node.isSame(as: own))
    }
  }

  private static func entries(of strings: JSONNode?) -> [ExactKey: JSONNode] {
    let members = (strings?.members ?? []).map { (ExactKey($0.name), $0.value) }
    return Dictionary(members) { first, _ in first }
  }
}

/// Merges a value of JSON that belongs to a key.
struct JSONMerger {
  private let conflicts: MergeConflicts
  /// The key that the value belongs to; nil where it stands beside the keys.
  private let key: String?

  init(_ conflicts: MergeConflicts, key: String?) {
    (self.conflicts, self.key) = (conflicts, key)
  }

  func merge(
    _ base: JSONNode?,
    _ ours: JSONNode?,
    _ theirs: JSONNode?,
    at path: [String]
  ) -> JSONNode? {
    if ours.isSame(as: theirs) || theirs.isSame(as: base) { return ours }
    if ours.isSame(as: base) { return theirs }
    if let result = Self.settled[path.last ?? ""]?(base, ours, theirs) { return result }
    guard let own = ours?.members, let other = theirs?.members,
      !isOneText(at: path, ours, theirs)
    else { return choose(base, ours, theirs, at: path) }
    let (ours, theirs) = path.isEmpty ? settlingComments(base, ours, theirs) : (ours, theirs)
    var names = own.map(\.name)
    names += other.map(\.name).filter { !names.contains($0) }
    var result = JSONNode(.object([]))
    for name in names {
      result[name] = merge(base?[name], ours?[name], theirs?[name], at: path + [name])
    }
    return result
  }

  /// Takes the comment that a person has written, where both sides have another one and Xcode has
  /// generated one of them; ours, where it has generated both.
  private func settlingComments(
    _ base: JSONNode?,
    _ ours: JSONNode?,
    _ theirs: JSONNode?
  ) -> (JSONNode?, JSONNode?) {
    guard var own = ours, var other = theirs else { return (ours, theirs) }
    let sides = [own, other]
    let isGenerated = sides.map { $0["isCommentAutoGenerated"].isSame(as: JSONNode(.word("true"))) }
    let areBothNew = !sides.contains { $0["comment"].isSame(as: base?["comment"]) }
    guard areBothNew, isGenerated.contains(true), !own["comment"].isSame(as: other["comment"])
    else {
      return (ours, theirs)
    }
    for name in ["comment", "isCommentAutoGenerated", "commentGenerationVersion"] {
      if isGenerated[1] { other[name] = own[name] } else { own[name] = other[name] }
    }
    return (own, other)
  }

  /// Returns what one side wants, where both cannot have it.
  private func choose(
    _ base: JSONNode?,
    _ ours: JSONNode?,
    _ theirs: JSONNode?,
    at path: [String]
  ) -> JSONNode? {
    if path.last == "stringUnit", let unit = unit(base, ours, theirs) { return unit }
    // A note alone does not keep what the other side removes, or has another form for.
    if let base {
      if theirs?.saysSame(as: base) == true { return ours }
      if ours?.saysSame(as: base) == true { return theirs }
    }
    if let side = settledSide(base, ours, theirs) { return side == .ours ? ours : theirs }
    let conflict = MergeConflict(
      key: key,
      place: path,
      base: base?.shownText,
      ours: ours?.shownText,
      theirs: theirs?.shownText
    )
    return conflicts.side(of: conflict) == .ours ? ours : theirs
  }

  /// The side that stays without a decision, as the other says nothing of its own; nil for neither.
  private func settledSide(
    _ base: JSONNode?,
    _ ours: JSONNode?,
    _ theirs: JSONNode?
  ) -> MergeSide? {
    let key = key ?? ""
    let areSilent = [base, ours, theirs].map { $0?.saysNothing(beyond: key) ?? true }
    if areSilent[0], areSilent[1] != areSilent[2] { return areSilent[1] ? .theirs : .ours }
    guard let own = ours?.ownText, let other = theirs?.ownText, let old = base?.ownText else {
      return nil
    }
    return MergeSide(settling: own, other, since: old, of: key)
  }

  /// Whether objects are one text, so that no part of one goes with a part of the other.
  private func isOneText(at path: [String], _ ours: JSONNode?, _ theirs: JSONNode?) -> Bool {
    if path.last == "stringUnit" || path.last == "stringSet" { return true }
    // A text is one, or varies by one thing.
    let forms: Set = path.last == "variations" ? ["device", "plural", "width"] : Self.forms
    let names = [ours, theirs].map { node in
      Set(node?.members?.map(\.name) ?? []).intersection(forms)
    }
    return !names[0].isEmpty && !names[1].isEmpty && names[0] != names[1]
  }

  private static let forms: Set = ["stringUnit", "stringSet", "variations"]

  /// Merges a text with its state; nil where both sides have another text.
  ///
  /// The side that has changed the text brings its state.
  private func unit(_ base: JSONNode?, _ ours: JSONNode?, _ theirs: JSONNode?) -> JSONNode? {
    guard var own = ours, let other = theirs, let text = own["value"],
      let otherText = other["value"]
    else { return nil }
    if text.isSame(as: otherText) {
      let states = [own, other].map { $0["state"]?.string ?? "" }
      let before = base?["state"]?.string
      let state =
        states[0] == before
        ? states[1] : states[1] == before ? states[0] : Self.lessFinished(states[0], states[1])
      own["state"] = .string(state)
      return own
    }
    if own["value"].isSame(as: base?["value"]) { return other }
    return other["value"].isSame(as: base?["value"]) ? own : nil
  }

  /// Returns the state that requires more work.
  private static func lessFinished(_ first: String, _ second: String) -> String {
    let order = ["new", "needs_review", "machine_translated", "translated"]
    let ranks = [first, second].map { order.firstIndex(of: $0) ?? order.count }
    return ranks[0] <= ranks[1] ? first : second
  }

  /// The members that are merged without a decision, by name.
  private static let settled: [String: @Sendable (JSONNode?, JSONNode?, JSONNode?) -> JSONNode?] = [
    // A key that one side uses is in use.
    "extractionState": { _, ours, theirs in
      ours?.string == "stale" ? theirs : theirs?.string == "stale" ? ours : nil
    },
    // The newer version can hold what either has.
    "version": { _, ours, theirs in
      guard let own = ours?.string, let other = theirs?.string else { return nil }
      return own < other ? theirs : ours
    },
  ]
}

extension JSONNode? {
  func isSame(as other: JSONNode?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

extension JSONNode {
  /// Whether two values say the same, in whatever order their members stand.
  func isSame(as other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.object(let own), .object(let others)):
      own.count == others.count
        && own.allSatisfy { member in
          others.contains {
            member.name.hasSameBytes(as: $0.name) && member.value.isSame(as: $0.value)
          }
        }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
    case (.string(let own), .string(let other)): own.hasSameBytes(as: other)
    case (.word(let own), .word(let other)): own == other
    default: false
    }
  }

  /// Whether two values hold the same but for what is noted of a text or a key.
  fileprivate func saysSame(as other: JSONNode) -> Bool {
    withoutNotes.isSame(as: other.withoutNotes)
  }

  private var withoutNotes: JSONNode {
    guard let members else { return self }
    return .object(
      members.filter { !Self.notes.contains($0.name) }.map { ($0.name, $0.value.withoutNotes) }
    )
  }

  private static let notes: Set = [
    "comment", "isCommentAutoGenerated", "commentGenerationVersion", "extractionState", "state",
  ]

  /// The text that a value is, or that a unit holds.
  fileprivate var ownText: String? { string ?? self["value"]?.string }

  /// The value in a line, for people.
  fileprivate var shownText: String {
    if let ownText { return ownText }
    var writer = CatalogWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }
}
