import LocalizationModel
import Platform
import SourceFiles

/// Merges two lists of entries by their keys, in the layout and the order of ours.
struct ListMerger {
  private let texts: MergedTexts
  private let conflicts: MergeConflicts
  private let format: any MergedItems

  init(_ texts: MergedTexts, _ conflicts: MergeConflicts, _ format: any MergedItems) {
    (self.texts, self.conflicts, self.format) = (texts, conflicts, format)
  }

  /// A side's entries of each key, with all copies of it; the last one counts.
  private typealias Items = [ExactKey: [ListText.Item]]

  func merge() -> [UInt8] {
    let lineEnd = texts.ours.lineEnd
    let base = texts.base.bytes.isEmpty ? nil : format.list(of: texts.base.bytes.ending(lineEnd))
    return merge(
      base,
      format.list(of: texts.ours.bytes),
      format.list(of: texts.theirs.bytes.ending(lineEnd)),
      at: []
    )
  }

  /// Merges two lists; `place` are the names that lead to them.
  private func merge(
    _ base: ListText?,
    _ ours: ListText,
    _ theirs: ListText,
    at place: [String]
  ) -> [UInt8] {
    let old = Self.items(of: base?.items ?? [])
    let (own, other) = (Self.items(of: ours.items), Self.items(of: theirs.items))
    var new = newItems(theirs, old, own, other, at: place)
    var result = new[nil] ?? []
    var known: Set<ExactKey> = []
    var gapOfRemoved: [UInt8]??
    for item in ours.items {
      let key = ExactKey(item.key)
      let copies = own[key] ?? []
      let isFirst = known.insert(key).inserted
      let merged = merged(place + [item.key], old[key], copies, other[key])
      let isKept = merged.map(\.text) == copies.map(\.text)
      guard isKept || isFirst else { continue }
      var items = isKept ? [item] : merged
      if !items.isEmpty {
        // The gap in front of what goes stays in front of what follows.
        items[0].gap = gapOfRemoved ?? item.gap
        gapOfRemoved = nil
      } else if gapOfRemoved == nil {
        gapOfRemoved = .some(item.gap)
      }
      result += items + (new.removeValue(forKey: key) ?? [])
    }
    // A list without an entry does not show how one is laid out.
    var list = ours.items.isEmpty && !format.marksConflicts ? theirs : ours
    let gap = (ours.items + theirs.items).lazy.compactMap(\.gap).first ?? texts.ours.lineEnd
    list.items = result
    if !result.isEmpty { list.items[0].gap = nil }
    // Around a list without entries stands its end as well.
    if let base, ![base, ours, theirs].contains(where: \.items.isEmpty) {
      if ours.head == base.head { list.head = theirs.head }
      if ours.tail == base.tail { list.tail = theirs.tail }
    }
    list.giveMarksLines(texts.ours.lineEnd, preferredGap: gap)
    return list.bytes(preferredGap: gap)
  }

  /// Returns what theirs has and ours has not, by the key of ours that it stands behind there.
  private func newItems(
    _ theirs: ListText,
    _ old: Items,
    _ own: Items,
    _ other: Items,
    at place: [String]
  ) -> [ExactKey?: [ListText.Item]] {
    var new: [ExactKey?: [ListText.Item]] = [:]
    var previous: ExactKey?
    var known: Set<ExactKey> = []
    for item in theirs.items {
      let key = ExactKey(item.key)
      if own[key] != nil {
        previous = key
      } else if known.insert(key).inserted {
        new[previous, default: []] += merged(place + [item.key], old[key], [], other[key])
      }
    }
    return new
  }

  private static func items(of list: [ListText.Item]) -> Items {
    Dictionary(grouping: list) { ExactKey($0.key) }
  }

  /// Returns what becomes of an entry; nothing where it goes.
  private func merged(
    _ place: [String],
    _ base: [ListText.Item]?,
    _ ours: [ListText.Item],
    _ theirs: [ListText.Item]?
  ) -> [ListText.Item] {
    let texts = [base ?? [], ours, theirs ?? []].map { $0.map(\.text) }
    if texts[1] == texts[2] || texts[2] == texts[0] { return ours }
    if texts[1] == texts[0] { return theirs ?? [] }
    let old = base?.last?.text
    let merged: [UInt8]?
    if let own = ours.last, let other = theirs?.last {
      merged = mergedItem(place, old, own.text, other.text)
    } else {
      let rest = ours.last?.text ?? theirs?.last?.text ?? []
      // What has been laid out otherwise, and says what it said, may go.
      let isSame = old.map { format.leaves(of: $0).saysSame(as: format.leaves(of: rest)) }
      if isSame == true { return [] }
      if let old, place.count == 1, saysNothing(old, beyond: place[0]) {
        return ours.isEmpty ? theirs ?? [] : ours
      }
      merged = choose(place, old, ours.last?.text, theirs?.last?.text)
    }
    guard let merged else { return [] }
    let model = ours.last ?? theirs?.last
    return [.init(key: model?.key ?? "", text: merged, gap: model?.gap)]
  }

  /// Merges two entries: as lists where they are such, else text by text.
  private func mergedItem(
    _ place: [String],
    _ base: [UInt8]?,
    _ ours: [UInt8],
    _ theirs: [UInt8]
  ) -> [UInt8]? {
    if let own = format.list(in: ours), let other = format.list(in: theirs) {
      let old = base.flatMap { format.list(in: $0) }
      if base == nil || old != nil { return merge(old, own, other, at: place) }
    }
    let (own, other) = (format.leaves(of: ours), format.leaves(of: theirs))
    let old = base.map { format.leaves(of: $0) }
    guard own.map(\.place) == other.map(\.place),
      old.map({ $0.map(\.place) == own.map(\.place) }) ?? true
    else { return choose(place, base, ours, theirs) }
    var result = ours
    for (number, leaf) in own.enumerated().reversed() {
      let (before, new) = (old?[number].text ?? "", other[number])
      if leaf.text.hasSameBytes(as: new.text) || before.hasSameBytes(as: new.text) { continue }
      // A text that is new has no other before; a comment that only one side has is no conflict.
      let isTaken = old == nil ? leaf.text.isEmpty : before.hasSameBytes(as: leaf.text)
      let settled = MergeSide(
        settling: leaf.text,
        new.text,
        since: old?[number].text,
        of: place.first ?? ""
      )
      if settled == .ours { continue }
      if !isTaken, settled == nil {
        let conflict = conflict(place + leaf.place, old?[number].text, leaf.text, new.text)
        if format.marksConflicts { return choose(conflict, ours, theirs) }
        if conflicts.side(of: conflict) == .ours { continue }
      }
      result.replaceSubrange(leaf.range, with: theirs[new.range])
    }
    return result
  }

  /// Whether all texts of an entry are what its key says.
  private func saysNothing(_ item: [UInt8], beyond key: String) -> Bool {
    format.leaves(of: item).dropFirst().allSatisfy { $0.text.saysNothing(beyond: key) }
  }

  private func conflict(
    _ place: [String],
    _ base: String?,
    _ ours: String?,
    _ theirs: String?
  ) -> MergeConflict {
    MergeConflict(
      key: place.first,
      place: Array(place.dropFirst()),
      base: base,
      ours: ours,
      theirs: theirs
    )
  }

  /// Lets one side stay, or both with marks; nil where the entry goes.
  private func choose(
    _ place: [String],
    _ base: [UInt8]?,
    _ ours: [UInt8]?,
    _ theirs: [UInt8]?
  ) -> [UInt8]? {
    let shown = [base, ours, theirs].map { item in
      item.map { format.leaves(of: $0).dropFirst().map(\.text).joined(separator: " | ") }
    }
    return choose(conflict(place, shown[0], shown[1], shown[2]), ours, theirs)
  }

  private func choose(
    _ conflict: MergeConflict,
    _ ours: [UInt8]?,
    _ theirs: [UInt8]?
  ) -> [UInt8]? {
    let openCount = conflicts.open.count
    let side = conflicts.side(of: conflict)
    guard format.marksConflicts, conflicts.open.count > openCount else {
      return side == .ours ? ours : theirs
    }
    let lineEnd = texts.ours.lineEnd
    let parts = [(ListText.firstMark, ours), (Array("=======".utf8), theirs)].map { mark, item in
      mark + lineEnd + (item.map { $0 + lineEnd } ?? [])
    }
    return parts.flatMap(\.self) + Array(">>>>>>> theirs".utf8)
  }
}

extension ListText {
  /// Stands in front of ours in a conflict.
  fileprivate static let firstMark = Array("<<<<<<< ours".utf8)

  /// Gives each entry that has marks of a conflict lines of its own.
  fileprivate mutating func giveMarksLines(_ lineEnd: [UInt8], preferredGap: [UInt8]) {
    for index in items.indices where items[index].text.starts(with: Self.firstMark) {
      if index == 0, let last = head.last, !last.isLineEnd { head += lineEnd }
      for index in [index, index + 1] where index > 0 && index < items.count {
        let gap = items[index].gap ?? preferredGap
        if !gap.contains(where: \.isLineEnd) { items[index].gap = lineEnd }
      }
      if index == items.count - 1, tail.first?.isLineEnd != true { tail = lineEnd + tail }
    }
  }
}

extension [UInt8] {
  /// The text with other line ends.
  fileprivate func ending(_ lineEnd: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = 0
    while index < count {
      if self[index].isLineEnd {
        let isPair = self[index] == 0x0D && index + 1 < count && self[index + 1] == 0x0A
        result += lineEnd
        index += isPair ? 2 : 1
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
