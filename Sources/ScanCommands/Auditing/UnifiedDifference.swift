import Changes
import SourceFiles
import TextFormats

/// The change of a file as a unified diff, which `patch` and `git apply` understand.
///
/// They compare bytes, and take a file in UTF-16 for no text: of such a file the change of the text is
/// shown for people to read, in lines that no patch can be made of.
struct UnifiedDifference {
  private let path: FilePath
  private let isNew: Bool
  private let isGone: Bool
  /// Git's word for a file that comes or goes and has no lines, or is a link; nil for all others.
  private let kindOfFile: String?
  private let encoding: TextEncoding
  private let lines: [Line]

  /// A line of either text or of both, with its numbers, counted from 0.
  private struct Line {
    let mark: UInt8
    let text: ArraySlice<UInt8>
    let old: Int
    let new: Int
  }

  /// Compares a file before and after a change, under the name that it has without links: they are
  /// written through, and go by themselves.
  init(_ change: FileChange, in files: FileSystem) {
    (isNew, isGone) = (change.before == nil, change.after == nil)
    path =
      isNew || isGone
      ? files.nameWithoutLinks(of: change.path.folder).appending(change.path.name)
      : files.nameWithoutLinks(of: change.path)
    let link = isGone ? files.textOfLink(change.path) : nil
    let (before, after) = (link ?? change.before ?? [], change.after ?? [])
    let isEmpty = (isNew || isGone) && before.isEmpty && after.isEmpty
    kindOfFile = link != nil ? "120000" : isEmpty ? "100644" : nil
    encoding = TextEncoding(detecting: isNew ? after : before)
    let texts = [before, after].map { [encoding] stored in
      encoding.isWide ? encoding.decode(stored) : stored
    }
    lines = Self.merge(texts[0].lines, texts[1].lines)
  }

  /// The whole diff; empty where nothing changes.
  ///
  /// Its lines are the files' own, byte for byte, so that it can be applied.
  fileprivate var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for hunk in hunks { bytes += write(hunk) }
    guard !bytes.isEmpty || isNew || isGone else { return [] }
    if encoding.isWide { return shown(bytes) }
    if bytes.isEmpty { return Array(head.utf8) }
    let old = isNew ? "/dev/null" : Self.name("a/\(path)")
    let new = isGone ? "/dev/null" : Self.name("b/\(path)")
    return Array("\(head)--- \(old)\n+++ \(new)\n".utf8) + bytes
  }

  fileprivate var isHeadAlone: Bool { hunks.isEmpty }

  private var head: String {
    guard let kindOfFile else { return "" }
    let names = ["a", "b"].map { Self.quoted("\($0)/\(path)") }.joined(separator: " ")
    return "diff --git \(names)\n\(isGone ? "deleted" : "new") file mode \(kindOfFile)\n"
  }

  /// Makes hunks of a text that no patch can change a part of what people read.
  private func shown(_ hunks: [UInt8]) -> [UInt8] {
    let names = ["a", "b"].map { side in
      isNew && side == "a" || isGone && side == "b"
        ? "/dev/null" : Self.quoted("\(side)/\(path)")
    }
    let head = """
      Binary files \(names[0]) and \(names[1]) differ
      # The text of \(names[isGone ? 0 : 1]), which is stored in \(encoding.name):

      """
    return Array(head.utf8) + hunks.lines.flatMap { Array("# ".utf8) + $0 }
  }

  /// Spells a path for a line that it ends: `patch` takes what follows a space for a time, unless a
  /// tab ends the name.
  private static func name(_ path: String) -> String {
    let name = quoted(path)
    return name.contains(" ") && !name.hasPrefix("\"") ? name + "\t" : name
  }

  /// Spells a path as git does: where it holds what would not be shown, in quotes, with such bytes as
  /// octal numbers.
  private static func quoted(_ path: String) -> String {
    let isPlain = !path.unicodeScalars.contains { $0.isControlOfText || $0 == "\"" || $0 == "\\" }
    if isPlain { return path }
    let scalars = path.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      guard scalar.isControlOfText else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    }
    return "\"" + scalars.joined() + "\""
  }

  /// Puts the lines of both texts into one order, those taken away in front of those added.
  private static func merge(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    var lines: [Line] = []
    var (left, right) = (0, 0)
    for place in places(of: old, in: new) + [(old.count, new.count)] {
      lines += merge(old[left..<place.old], new[right..<place.new])
      (left, right) = place
    }
    return lines
  }

  /// Finds where lines stand that each text has once, as far as they are in the same order in both: in a
  /// catalog mostly those of its keys, so that nothing of one entry is taken for a part of another.
  ///
  /// In a short text there are few, and a line that has moved would be taken for one that has stayed.
  private static func places(
    of old: [ArraySlice<UInt8>],
    in new: [ArraySlice<UInt8>]
  ) -> [(old: Int, new: Int)] {
    guard old.count + new.count > 60 else { return [] }
    let (first, second) = (old.placesOfUniqueElements, new.placesOfUniqueElements)
    let pairs = first.compactMap { line, place in second[line].map { (old: place, new: $0) } }
      .ordered(by: \.old)
    // The longest ascending choice: for each length the pair that ends one with the smallest place.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      let length = ends.partitioningIndex { pairs[$0].new >= pairs[index].new }
      previous[index] = ends[..<length].last
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var chosen: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      chosen.append(pairs[index])
      next = previous[index]
    }
    return chosen.reversed()
  }

  private static func merge(
    _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Line] {
    var lines: [Line] = []
    var (left, right) = (old.startIndex, new.startIndex)
    while true {
      while left < old.endIndex, right < new.endIndex, old[left] == new[right] {
        lines.append(Line(mark: UInt8(ascii: " "), text: old[left], old: left, new: right))
        (left, right) = (left + 1, right + 1)
      }
      let (removed, added) = changed(old[left...], new[right...])
      guard removed + added > 0 else { return lines }
      lines += mergeChanged(old[left..<left + removed], new[right..<right + added])
      (left, right) = (left + removed, right + added)
    }
  }

  /// How many changed lines in one place are distinguished.
  private static let limit = 200

  /// Returns how many lines of both texts stand in front of where they go on alike.
  ///
  /// Fixes change some lines here and there, so that the next ones alike are near; the shortest
  /// difference of whole texts takes a time that grows with the square of the changes.
  private static func changed(
    _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (removed: Int, added: Int) {
    for count in 0...min(limit, old.count + new.count) {
      for removed in max(0, count - new.count)...min(count, old.count) {
        let (left, right) = (old.dropFirst(removed), new.dropFirst(count - removed))
        // One line alone, such as a bracket, is alike by chance.
        if left.prefix(2) == right.prefix(2) { return (removed, count - removed) }
      }
    }
    return (old.count, new.count)
  }

  /// Puts changed lines into one order.
  private static func mergeChanged(
    _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Line] {
    var removed = Set(old.indices)
    var added = Set(new.indices)
    if old.count + new.count <= limit {
      (removed, added) = ([], [])
      for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
        case .insert(let offset, _, _): added.insert(new.startIndex + offset)
        }
      }
    }
    var lines: [Line] = []
    var (left, right) = (old.startIndex, new.startIndex)
    while left < old.endIndex || right < new.endIndex {
      if removed.contains(left) {
        lines.append(Line(mark: UInt8(ascii: "-"), text: old[left], old: left, new: right))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(mark: UInt8(ascii: "+"), text: new[right], old: left, new: right))
        right += 1
      } else {
        lines.append(Line(mark: UInt8(ascii: " "), text: old[left], old: left, new: right))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// The changed lines with three of context on either side; what touches is one hunk.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != UInt8(ascii: " ") {
      let range = max(index - 3, 0)..<min(index + 4, lines.count)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func write(_ hunk: Range<Int>) -> [UInt8] {
    let lines = lines[hunk]
    guard let first = lines.first else { return [] }
    let old = lines.count { $0.mark != UInt8(ascii: "+") }
    let new = lines.count { $0.mark != UInt8(ascii: "-") }
    // An empty side is named by the line in front of it.
    let place = "-\(first.old + (old > 0 ? 1 : 0)),\(old) +\(first.new + (new > 0 ? 1 : 0)),\(new)"
    var bytes = Array("@@ \(place) @@\n".utf8)
    for line in lines {
      bytes += [line.mark] + line.text
      if line.text.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
    return bytes
  }
}

extension [FileChange] {
  /// The changes as a diff.
  func difference(in files: FileSystem) -> VisibleText {
    let parts = map { UnifiedDifference($0, in: files) }
    // Behind a head alone, git takes the lines of the next file for those of the same.
    let ordered = parts.filter { !$0.isHeadAlone } + parts.filter(\.isHeadAlone)
    return VisibleText(encoded: ordered.flatMap(\.bytes))
  }
}

extension [ArraySlice<UInt8>] {
  /// Where the elements stand that occur once.
  fileprivate var placesOfUniqueElements: [ArraySlice<UInt8>: Int] {
    var places: [ArraySlice<UInt8>: Int?] = [:]
    for (index, element) in enumerated() {
      places[element] = .some(places[element] == nil ? index : nil)
    }
    return places.compactMapValues(\.self)
  }
}

extension TextEncoding {
  /// The encoding's name for people.
  fileprivate var name: String {
    switch self {
    case .utf8, .utf8WithMark: "UTF-8"
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    }
  }
}

extension [UInt8] {
  /// The lines with their ends.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
      lines.append(self[start..<end])
      start = end
    }
    return lines
  }
}
