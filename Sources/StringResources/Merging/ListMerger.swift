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

  /// What a side has of each key, with all copies of it; the last one counts.
  private typealias Items = [ExactKey: [ListText.Item]]

  func merge() throws(EditError) -> [UInt8] {
    let base = texts.base.bytes.isEmpty ? nil : format.list(of: texts.base)
    var ours = format.list(of: texts.ours)
    let theirs = format.list(of: texts.theirs)
    if ours.items.isEmpty, !theirs.items.isEmpty, !format.marksConflicts {
      throw EditError("The list is empty, so that no entry shows how one is laid out", in: texts.ours)
    }
    let old = Self.items(of: base?.items ?? [])
    let (own, other) = (Self.items(of: ours.items), Self.items(of: theirs.items))
    let new = newItems(theirs, old, own, other)
    var result = new[nil] ?? []
    var known: Set<ExactKey> = []
    var gapOfRemoved: [UInt8]??
    for item in ours.items {
      let key = ExactKey(item.key)
      let copies = own[key] ?? []
      let merged = merged(item.key, old[key], copies, other[key])
      let isKept = merged.map(\.text) == copies.map(\.text)
      if isKept || known.insert(key).inserted {
        var items = isKept ? [item] : merged
        if !items.isEmpty {
          // The gap in front of what goes stays in front of what follows.
          items[0].gap = gapOfRemoved ?? item.gap
          gapOfRemoved = nil
        } else if gapOfRemoved == nil {
          gapOfRemoved = .some(item.gap)
        }
        result += items + (new[key] ?? [])
      }
    }
    if !result.isEmpty { result[0].gap = nil }
    let gap = (ours.items + theirs.items).lazy.compactMap(\.gap).first ?? texts.ours.lineEnd
    ours.items = result
    if let base, ours.head == base.head { ours.head = theirs.head }
    if let base, ours.tail == base.tail { ours.tail = theirs.tail }
    return ours.bytes(preferredGap: gap)
  }

  /// Returns what theirs has and ours has not, by the key of ours that it stands behind there.
  private func newItems(
    _ theirs: ListText,
    _ old: Items,
    _ own: Items,
    _ other: Items
  ) -> [ExactKey?: [ListText.Item]] {
    var new: [ExactKey?: [ListText.Item]] = [:]
    var previous: ExactKey?
    var known: Set<ExactKey> = []
    for item in theirs.items {
      let key = ExactKey(item.key)
      if own[key] != nil {
        previous = key
      } else if known.insert(key).inserted {
        new[previous, default: []] += merged(item.key, old[key], [], other[key])
      }
    }
    return new
  }

  private static func items(of list: [ListText.Item]) -> Items {
    Dictionary(grouping: list) { ExactKey($0.key) }
  }

  /// Returns what becomes of a key; nothing where it goes.
  private func merged(
    _ key: String,
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
      merged = mergedItem(key, old, own.text, other.text)
    } else {
      let rest = ours.last?.text ?? theirs?.last?.text ?? []
      // What has been laid out otherwise, and says what it said, may go.
      let isSame = old.map { format.leaves(of: $0).saysSame(as: format.leaves(of: rest)) }
      if isSame == true { return [] }
      merged = choose(key, old, ours.last?.text, theirs?.last?.text)
    }
    guard let merged else { return [] }
    return [.init(key: key, text: merged, gap: (ours.last ?? theirs?.last)?.gap)]
  }

  /// Merges two entries text by text, where they are of the same form.
  private func mergedItem(
    _ key: String,
    _ base: [UInt8]?,
    _ ours: [UInt8],
    _ theirs: [UInt8]
  ) -> [UInt8]? {
    let (own, other) = (format.leaves(of: ours), format.leaves(of: theirs))
    let old = base.map { format.leaves(of: $0) }
    guard own.map(\.place) == other.map(\.place), old.map({ $0.map(\.place) == own.map(\.place) }) ?? true
    else { return choose(key, base, ours, theirs) }
    var result = ours
    for (number, leaf) in own.enumerated().reversed() {
      let (before, new) = (old?[number].text, other[number])
      let isOursSame = before?.hasSameBytes(as: leaf.text) == true
      if leaf.text.hasSameBytes(as: new.text) || before?.hasSameBytes(as: new.text) == true {
        continue
      }
      if !isOursSame {
        if format.marksConflicts { return choose(key, base, ours, theirs) }
        let conflict = MergeConflict(
          key: key,
          place: leaf.place,
          base: before,
          ours: leaf.text,
          theirs: new.text
        )
        if conflicts.side(of: conflict) == .ours { continue }
      }
      result.replaceSubrange(leaf.range, with: theirs[new.range])
    }
    return result
  }

  /// Lets one side stay, or both with marks; nil where the entry goes.
  private func choose(
    _ key: String,
    _ base: [UInt8]?,
    _ ours: [UInt8]?,
    _ theirs: [UInt8]?
  ) -> [UInt8]? {
    let conflict = MergeConflict(
      key: key,
      place: [],
      base: base.map(shown),
      ours: ours.map(shown),
      theirs: theirs.map(shown)
    )
    let openCount = conflicts.open.count
    let side = conflicts.side(of: conflict)
    guard format.marksConflicts, conflicts.open.count > openCount else {
      return side == .ours ? ours : theirs
    }
    let lineEnd = texts.ours.lineEnd
    let parts = [("<<<<<<< ours", ours), ("=======", theirs)].map { mark, item in
      Array(mark.utf8) + lineEnd + (item.map { $0 + lineEnd } ?? [])
    }
    return parts.flatMap(\.self) + Array(">>>>>>> theirs".utf8)
  }

  private func shown(_ item: [UInt8]) -> String {
    format.leaves(of: item).dropFirst().map(\.text).joined(separator: " | ")
  }
}
