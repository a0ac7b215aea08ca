import SourceFiles

/// The items that can be taken out of a table's file: its entries, and the forms of its texts.
struct RemovableItems {
  /// The items that stand beside each other, in the order of the file.
  private var groups: [[Range<Int>]] = []
  /// Where items are, by the places of their keys and of their texts.
  private var places: [Int: (group: Int, item: Int)] = [:]
  private let bytes: [UInt8]
  private let isJSON: Bool
  /// The way of a `.strings` file, which has comments.
  private var removal: OldStyleRemoval?

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
      add(entries.map(\.wholeRange), markedBy: entries.map { [$0.key.range.lowerBound] })
      removal = OldStyleRemoval(bytes, entries)
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
    for (group, items) in removed.ordered(by: \.key) {
      guard items.count < groups[group].count else { return nil }
      if let removal {
        ranges += removal.ranges(removing: items)
      } else if isJSON {
        ranges += ListText.cuts(removing: items, from: groups[group])
      } else {
        ranges += items.sorted().map { bytes.wholeLines(groups[group][$0]) }
      }
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
