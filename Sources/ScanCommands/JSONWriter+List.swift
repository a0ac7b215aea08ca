import TextFormats

extension JSONWriter {
  /// Writes a member that is an array of what `write` makes of each element.
  mutating func list<Element>(
    _ name: StaticString,
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    member(name) { json in
      json.array { json in
        for element in elements { json.element { write(&$0, element) } }
      }
    }
  }
}
