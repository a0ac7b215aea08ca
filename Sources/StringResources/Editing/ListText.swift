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

  /// Whether the items stand in an order.
  func isSorted(by precedes: (String, String) -> Bool) -> Bool {
    zip(items, items.dropFirst()).allSatisfy { !precedes($1.key, $0.key) }
  }

  /// Inserts an item in front of the first one that must follow it, or at the end.
  mutating func insert(_ item: Item, isSorted: Bool, by precedes: (String, String) -> Bool) {
    let index = isSorted ? items.firstIndex { precedes(item.key, $0.key) } : nil
    guard let index else {
      items.append(item)
      return
    }
    var item = item
    item.gap = items[index].gap
    items[index].gap = nil
    items.insert(item, at: index)
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
