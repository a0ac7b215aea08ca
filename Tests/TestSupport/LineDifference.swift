/// The difference between two texts, line by line, as `diff` prints it.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var (lines, left, right) = ([String](), 0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("- \(left + 1): \(Self.visible(old[left]))")
        left += 1
      } else if inserted.contains(right) {
        lines.append("+ \(right + 1): \(Self.visible(new[right]))")
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    description = lines.prefix(60).joined(separator: "\n")
  }

  /// Shows what a terminal would hide: control characters and spaces at the end.
  private static func visible(_ line: Substring) -> String {
    let shown = line.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFEFF
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
    return shown.hasSuffix(" ") ? shown + "⏎" : shown
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
