/// The change of a text since it was audited: other bytes between a common beginning and a common
/// end.
struct TextDrift: Sendable {
  /// How many bytes both begin with.
  private let beginning: Int
  /// Where the common end begins in the audited text, and in the text as it is by now.
  private let oldEnd: Int
  private let newEnd: Int

  init(from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    var beginning = 0
    while beginning < most, old[beginning] == new[beginning] { beginning += 1 }
    var end = 0
    while end < most - beginning, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.beginning = beginning
    (oldEnd, newEnd) = (old.count - end, new.count - end)
  }

  /// Returns where an offset of today stood; nil where something else stood.
  func audited(_ offset: Int) -> Int? {
    if offset <= beginning { return offset }
    return offset >= newEnd ? offset - newEnd + oldEnd : nil
  }

  /// Returns where audited bytes stand today; nil where some of them have changed.
  func current(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= beginning { return range }
    guard range.lowerBound >= oldEnd else { return nil }
    let distance = newEnd - oldEnd
    return range.lowerBound + distance..<range.upperBound + distance
  }
}
