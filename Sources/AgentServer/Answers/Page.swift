import TextFormats

/// A part of a long list, as much as an answer has room for.
struct Page {
  private(set) var data = DataBlock()
  /// Says which part it is; empty where it is the whole.
  private(set) var rest: VisibleText = ""

  /// Takes elements from an offset, at most as many as wanted.
  init<Element>(
    of elements: [Element],
    limit: Int,
    offset: Int?,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    let start = min(max(0, offset ?? 0), elements.count)
    for element in elements[start...].prefix(max(0, limit)) {
      guard data.add({ write(&$0, element) }) else { break }
    }
    let end = start + data.count
    guard data.count < elements.count else { return }
    rest = "; these are \(start + min(1, data.count)) to \(end) of \(elements.count)"
    if end < elements.count { rest = "\(rest), and 'offset' \(end) goes on" }
  }
}
