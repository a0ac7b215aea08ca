/// Many keys of which a call uses one.
package struct KeyChoice: Hashable, Sendable, Codable {
  package let keys: [String]
  /// How all of them begin and end.
  package let framing: KeyPattern

  package init(_ keys: [String]) {
    self.keys = keys
    let (start, end) = keys.commonEnds
    framing = KeyPattern([.literal(start), .anything, .literal(end)])
  }

  /// Looks at few of the keys alone.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(keys.count)
    hasher.combine(keys.first)
    hasher.combine(keys.last)
  }
}

extension [String] {
  /// The longest text that all begin with, and the longest behind it that all end in.
  fileprivate var commonEnds: (start: String, end: String) {
    let model: [UInt8] = Array<UInt8>((self.first ?? "").utf8)
    var (start, end, shortest) = (model.count, model.count, model.count)
    for text in self {
      let bytes: [UInt8] = Array<UInt8>(text.utf8)
      shortest = Swift.min(shortest, bytes.count)
      start = Swift.min(start, shortest)
      end = Swift.min(end, shortest)
      start = (0..<start).first { model[$0] != bytes[$0] } ?? start
      let (last, other) = (model.count - 1, bytes.count - 1)
      end = (0..<end).first { model[last - $0] != bytes[other - $0] } ?? end
    }
    while start > 0, start < model.count, model[start].continuesScalar { start -= 1 }
    end = Swift.min(end, shortest - start)
    while end > 0, model[model.count - end].continuesScalar { end -= 1 }
    return (
      String(decoding: model[..<start], as: UTF8.self),
      String(decoding: model[(model.count - end)...], as: UTF8.self)
    )
  }
}

extension UInt8 {
  /// Whether the byte is one of a scalar, but not its first.
  fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
