import SourceFiles

/// A list in a text, whose items can be changed while the rest stays as it is.
struct ListText {
  /// The bytes in front of the first item.
  var head: [UInt8]
  var items: [Item] = []
  /// The bytes behind the last item.
  var tail: [UInt8]

  struct Item {
    var key: String
    var text: [UInt8]
    /// The bytes between the item before and this one; nil for the gap that the text prefers.
    var gap: [UInt8]?
  }

  /// Splits a text at the items' ranges, which ascend.
  init(_ bytes: [UInt8], items ranges: [(key: String, range: Range<Int>)], emptyAt place: Int) {
    let first = ranges.first?.range.lowerBound ?? place
    var end = first
    head = Array(bytes[..<first])
    for (key, range) in ranges {
      let gap = Array(bytes[end..<range.lowerBound])
      items.append(Item(key: key, text: Array(bytes[range]), gap: items.isEmpty ? nil : gap))
      end = range.upperBound
    }
    tail = Array(bytes[end...])
  }

  /// The indentation of the first item, where it begins its line.
  var margin: [UInt8] {
    let line = head.lastIndex { !$0.isBlank }.map { head[($0 + 1)...] } ?? head[...]
    return line.startIndex == 0 || head[line.startIndex - 1].isLineEnd ? Array(line) : []
  }

  /// The indentation of an item that has a line for itself.
  func margin(of index: Int) -> [UInt8] {
    guard index > 0, let gap = items[index].gap, let end = gap.lastIndex(where: \.isLineEnd),
      gap[end...].dropFirst().allSatisfy(\.isBlank)
    else { return index == 0 ? margin : [] }
    return Array(gap[(end + 1)...])
  }

  /// Begins a line with an item that stands on the line of the one before it.
  mutating func giveLine(to index: Int, _ lineEnd: [UInt8]) {
    guard index > 0, items[index].gap?.contains(where: \.isLineEnd) == false else { return }
    items[index].gap = lineEnd
  }

  /// Whether the items stand in an order.
  func isSorted(by precedes: (String, String) -> Bool) -> Bool {
    zip(items, items.dropFirst()).allSatisfy { !precedes($1.key, $0.key) }
  }

  /// Adds items: each in front of the first one that must follow it, or all at the end.
  ///
  /// - Returns: The index of the first item behind what was last; nil where none is.
  @discardableResult mutating func add(
    _ new: [Item],
    isSorted: Bool,
    by precedes: (String, String) -> Bool
  ) -> Int? {
    var added = new[...]
    var merged: [Item] = []
    merged.reserveCapacity(items.count + new.count)
    if isSorted {
      added = new.sorted { precedes($0.key, $1.key) }[...]
      var places = added.map { upperBound(of: $0.key, precedes) }[...]
      for (index, item) in items.enumerated() {
        var item = item
        while places.first == index, var next = added.popFirst() {
          places.removeFirst()
          next.gap = item.gap
          item.gap = nil
          merged.append(next)
        }
        merged.append(item)
      }
    } else {
      merged = items
    }
    let end = merged.count
    items = merged + added
    return added.isEmpty || end == 0 ? nil : end
  }

  /// Takes items out, so that of what stands between them stays what `cuts(removing:from:)` leaves.
  mutating func remove(_ removed: Set<Int>) {
    for run in Self.runs(of: removed) where run.upperBound < items.count {
      items[run.upperBound].gap = items[run.lowerBound].gap
    }
    items = items.indices.filter { !removed.contains($0) }.map { items[$0] }
  }

  /// Returns what to cut out of a text so that some items of a list are gone whose places ascend: the
  /// items with the gaps behind them, or with those in front where none is left behind.
  static func cuts(removing removed: Set<Int>, from places: [Range<Int>]) -> [Range<Int>] {
    runs(of: removed).map { run in
      let (start, end) = (run.lowerBound, run.upperBound)
      if end < places.count { return places[start].lowerBound..<places[end].lowerBound }
      let first = start > 0 ? places[start - 1].upperBound : places[0].lowerBound
      return first..<places[end - 1].upperBound
    }
  }

  /// Returns runs of items that stand beside each other.
  private static func runs(of indices: Set<Int>) -> [Range<Int>] {
    indices.sorted().reduce(into: []) { runs, index in
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
  }

  /// Returns the index of the first item that must follow a key.
  private func upperBound(of key: String, _ precedes: (String, String) -> Bool) -> Int {
    items.partitioningIndex { precedes(key, $0.key) }
  }

  /// Returns the whole text.
  func bytes(preferredGap: [UInt8]) -> [UInt8] {
    var bytes = head
    for (index, item) in items.enumerated() {
      if index > 0 { bytes += item.gap ?? preferredGap }
      bytes += item.text
    }
    return bytes + tail
  }
}
