/// The parts read in one go where a catalog is laid out as Xcode does it.
extension JSONReader {
  /// Whether an object that is laid out in one of the ways known here may follow.
  var mayFollowLayout: Bool { !hasFailed && names.depth + 1 < PropertyListNode.depthLimit }

  /// Reads a unit, after its name, if it is laid out as Xcode does it; nil where anything is
  /// different, be it a defect, with nothing read.
  mutating func readLaidOutUnit(_ layout: JSONLayout) -> JSONLayout.Unit? {
    guard mayFollowLayout else { return nil }
    var place = place
    let text = place.readText(layout.unitStart, layout, layout.unitEnd, in: cursor.bytes)
    if text != nil {
      isFirst = false
      self.place = place
    }
    return text
  }
}
