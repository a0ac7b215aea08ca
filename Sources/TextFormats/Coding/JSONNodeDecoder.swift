/// Hands out the parts of a JSON value as they are requested.
struct JSONNodeDecoder: Decoder, SingleValueDecodingContainer {
  let node: JSON5Node
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = node.value else { throw mismatch([String: Any].self) }
    let values = Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    return KeyedDecodingContainer(JSONObjectDecoder(values: values, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = node.value else { throw mismatch([Any].self) }
    return JSONArrayDecoder(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    if case .other("null") = node.value { true } else { false }
  }

  /// Makes a text, a truth, a number, or what consists of these.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Any?
    switch (type, node.value) {
    case (is String.Type, .string(let text)): value = text
    case (is Bool.Type, .boolean(let truth)): value = truth
    case (let number as any LosslessStringConvertible.Type, .other(let word))
    where type is any Numeric.Type:
      value = number.init(word)
    case (is String.Type, _), (is Bool.Type, _), (is any Numeric.Type, _): value = nil
    default: return try Value(from: self)
    }
    guard let value = value as? Value else { throw mismatch(type) }
    return value
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "another kind of value"))
  }
}

private struct JSONObjectDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: [String: JSON5Node]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { values.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decode(type)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try member(JSONKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: some CodingKey) throws -> JSONNodeDecoder {
    guard let node = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: codingPath, debugDescription: "no such member")
      )
    }
    return JSONNodeDecoder(node: node, codingPath: codingPath + [key])
  }
}

private struct JSONArrayDecoder: UnkeyedDecodingContainer {
  let elements: [JSON5Node]
  let codingPath: [any CodingKey]
  var currentIndex = 0

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try element().decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try element().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try element().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try element().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try element()
    currentIndex += 1
    return decoder
  }

  private func element() throws -> JSONNodeDecoder {
    let path = codingPath + [JSONKey(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        JSON5Node.self,
        .init(codingPath: path, debugDescription: "no more elements")
      )
    }
    return JSONNodeDecoder(node: elements[currentIndex], codingPath: path)
  }
}
