/// Values of this program as JSON, by the protocols of the standard library.
///
/// Foundation's coders do the same, and would double the program on Linux, where no system has them.
package enum JSONCoding {
  /// Makes the value that a text stands for.
  ///
  /// - Throws: `JSON5Error` or `DecodingError` when it stands for none.
  package static func decode<Value: Decodable>(
    _: Value.Type = Value.self,
    from bytes: [UInt8]
  ) throws -> Value {
    try decode(from: try JSON5Parser(bytes).parse())
  }

  /// Makes the value that a node stands for.
  ///
  /// - Throws: `DecodingError` when it stands for none.
  package static func decode<Value: Decodable>(
    _: Value.Type = Value.self,
    from node: JSON5Node
  ) throws -> Value {
    try Value(from: JSONNodeDecoder(node: node, codingPath: []))
  }

  /// Returns the JSON text of a value, in one line, with members in the order of their names.
  ///
  /// - Throws: What a value throws that has no such text.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONNodeEncoder(codingPath: [])
    try value.encode(to: encoder)
    var json = JSONWriter(.compact)
    encoder.value.write(to: &json)
    return json.bytes
  }
}

/// A member's name, or an element's place.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = Int(stringValue)
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
