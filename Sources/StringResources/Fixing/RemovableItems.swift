import SourceFiles

/// The items that can be taken out of a table's file: its entries, and the forms of its texts.
struct RemovableItems {
  /// The items that stand beside each other, in the order of the file.
  private var groups: [[Range<Int>]] = []
  /// Where items are, by the places of their keys and of their texts.
  private var places: [Int: (group: Int, item: Int)] = [:]
  private let bytes: [UInt8]
  private let isJSON: Bool

  init(_ bytes: [UInt8], form: TableForm) {
    self.bytes = bytes
    isJSON = form == .json
    switch form {
    case .json:
      var reader = JSONReader(bytes)
      if let strings = reader.readNode()?["strings"] { addMembers(of: strings) }
    case .xml:
      var reader = XMLPropertyListReader(bytes)
      addMembers(reader.readMembers())
    case .oldStyle:
      var parser = OldStyleParser(bytes)
      let entries = parser.readAll()
      add(
        entries.map { bytes.withoutCommentOfPrevious($0.wholeRange, key: $0.key.range.lowerBound) },
        markedBy: entries.map { [$0.key.range.lowerBound] }
      )
    }
  }

  /// Returns what to cut out so that the items are gone whose keys or texts begin at `offsets`.
  ///
  /// It is nil where there is no such item, or where nothing would be left beside it.
  func ranges(removing offsets: [Int]) -> [Range<Int>]? {
    var removed: [Int: Set<Int>] = [:]
    for offset in offsets {
      guard let place = places[offset] else { return nil }
      removed[place.group, default: []].insert(place.item)
    }
    var ranges: [Range<Int>] = []
    for (group, items) in removed.sorted(by: { $0.key < $1.key }) {
      guard items.count < groups[group].count else { return nil }
      ranges +=
        isJSON
        ? withCommas(items, groups[group])
        : items.sorted().map { item in
          bytes.wholeLines(groups[group][item])
        }
    }
    return ranges
  }

  /// Returns ranges that hold the commas behind items, or in front of those that are last.
  private func withCommas(_ removed: Set<Int>, _ group: [Range<Int>]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < group.count {
      guard removed.contains(index) else {
        index += 1
        continue
      }
      let first = index
      while removed.contains(index) { index += 1 }
      let isLast = index == group.count
      ranges.append(
        isLast
          ? group[first - 1].upperBound..<group[index - 1].upperBound
          : group[first].lowerBound..<group[index].lowerBound
      )
    }
    return ranges
  }
}

extension RemovableItems {
  private mutating func add(_ ranges: [Range<Int>], markedBy marks: [[Int]]) {
    for (item, offsets) in marks.enumerated() {
      for offset in offsets { places[offset] = (groups.count, item) }
    }
    groups.append(ranges)
  }

  /// Adds the members of a JSON object, and the plural forms within.
  private mutating func addMembers(of node: JSONNode) {
    let members = node.members ?? []
    let ranges = members.map { $0.nameRange.lowerBound..<$0.value.range.upperBound }
    let texts = members.map { $0.value["stringUnit"]?["value"]?.range.lowerBound }
    add(
      ranges,
      markedBy: zip(members, texts).map { [$0.nameRange.lowerBound] + ($1.map { [$0] } ?? []) }
    )
    for member in members { addForms(in: member.value) }
  }

  private mutating func addForms(in node: JSONNode) {
    for member in node.members ?? [] {
      if member.name == "plural" {
        addMembers(of: member.value)
      } else {
        addForms(in: member.value)
      }
    }
  }

  /// Adds the members of a dictionary of a property list, and those within.
  private mutating func addMembers(_ members: [PropertyListNode.Member]) {
    add(
      members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound },
      markedBy: members.map { member in
        let text = member.value.string == nil ? [] : [member.value.range.lowerBound]
        return [member.keyRange.lowerBound] + text
      }
    )
    for member in members { addMembers(member.value.members ?? []) }
  }
}

extension [UInt8] {
  /// Returns a range with its lines' indentation and last line end, where it fills its lines; and
  /// with one of the empty lines around it.
  fileprivate func wholeLines(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, self[start - 1].isBlank { start -= 1 }
    end = endOfComments(from: end)
    let isFirstOfLine = start == 0 || self[start - 1].isLineEnd
    guard isFirstOfLine, end == count || self[end].isLineEnd else {
      return start..<range.upperBound
    }
    end = lineEnd(from: end)
    let previous = startOfLineEnd(before: start)
    guard start == 0 || previous == 0 || self[previous - 1].isLineEnd else { return start..<end }
    if end == count { return previous..<end }
    return start..<(self[end].isLineEnd ? lineEnd(from: end) : end)
  }

  /// Returns the end of the blanks and comments that stand on the rest of a line.
  ///
  /// A line may hold all of the file, so that only its next bytes are looked at.
  private func endOfComments(from start: Int) -> Int {
    let near = self[start...].prefix(4_096)
    let limit = near.firstIndex(where: \.isLineEnd) ?? near.endIndex
    var end = start
    while end < limit {
      if self[end].isBlank {
        end += 1
      } else if self[end...].starts(with: "//".utf8) {
        end = limit
      } else if self[end...].starts(with: "/*".utf8),
        let close = self[Swift.min(end + 2, limit)..<limit].firstOccurrence(of: Array("*/".utf8))
      {
        end = close.upperBound
      } else {
        break
      }
    }
    return end
  }

  /// Returns the range of an entry without a comment that ends the line of the entry before it.
  fileprivate func withoutCommentOfPrevious(_ range: Range<Int>, key: Int) -> Range<Int> {
    var before = range.lowerBound
    while before > 0, self[before - 1].isBlank { before -= 1 }
    guard range.lowerBound < key, before > 0, !self[before - 1].isLineEnd else { return range }
    var start = self[range.lowerBound..<key].firstIndex(where: \.isLineEnd) ?? key
    while start < key, self[start].isBlank || self[start].isLineEnd { start += 1 }
    return start..<range.upperBound
  }

  /// Returns where the line end in front of `index` begins; `index` itself where there is none.
  private func startOfLineEnd(before index: Int) -> Int {
    guard index > 0, self[index - 1].isLineEnd else { return index }
    let isPair = index > 1 && self[index - 1] == "\n" && self[index - 2] == "\r"
    return index - (isPair ? 2 : 1)
  }

  /// Returns where the line end at `index` ends: LF, CR, or CR LF.
  private func lineEnd(from index: Int) -> Int {
    guard index < count else { return index }
    let isPair = self[index] == "\r" && index + 1 < count && self[index + 1] == "\n"
    return index + (isPair ? 2 : 1)
  }
}
