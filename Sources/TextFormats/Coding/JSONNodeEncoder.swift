/// Takes the parts of a value as they are handed in, in any order, and keeps them as JSON.
final class JSONNodeEncoder: Encoder, SingleValueEncodingContainer {
  /// JSON that is not written yet; nil stands for `null`.
  enum Value {
    case word(String?)
    case text(String)
    case parts([(name: String?, encoder: JSONNodeEncoder)], isObject: Bool)

    func write(to json: inout JSONWriter) {
      switch self {
      case .word(let word): json.append(word ?? "null")
      case .text(let text): json.append(quoted: text)
      case .parts(let parts, isObject: true):
        json.object { json in
          // Dictionaries give their members in an order that no two runs have.
          for part in parts.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
            json.member(named: part.name ?? "") { part.encoder.value.write(to: &$0) }
          }
        }
      case .parts(let parts, isObject: false):
        json.array { json in
          for part in parts { json.element { part.encoder.value.write(to: &$0) } }
        }
      }
    }
  }

  private(set) var value = Value.word(nil)
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(codingPath: [any CodingKey]) {
    self.codingPath = codingPath
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .parts = value {} else { value = .parts([], isObject: true) }
    return KeyedEncodingContainer(JSONObjectEncoder(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .parts = value {} else { value = .parts([], isObject: false) }
    return JSONArrayEncoder(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { value = .word(nil) }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let text as String: self.value = .text(text)
    case let truth as Bool: self.value = .word(truth ? "true" : "false")
    case let number as any BinaryFloatingPoint & LosslessStringConvertible:
      self.value = .word(Double(number).isFinite ? number.description : nil)
    case let number as any FixedWidthInteger: self.value = .word(number.description)
    default: try value.encode(to: self)
    }
  }

  /// Adds a part, of which the value comes later.
  fileprivate func add(_ key: some CodingKey, isMember: Bool) -> JSONNodeEncoder {
    let part = JSONNodeEncoder(codingPath: codingPath + [key])
    guard case .parts(var parts, let isObject) = value else { return part }
    // The list must not be held twice, else it is copied for each part.
    value = .word(nil)
    parts.append((isMember ? key.stringValue : nil, part))
    value = .parts(parts, isObject: isObject)
    return part
  }

  fileprivate var count: Int {
    if case .parts(let parts, _) = value { parts.count } else { 0 }
  }
}

private struct JSONObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONNodeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { part(key).encodeNil() }

  func encode(_ value: some Encodable, forKey key: Key) throws { try part(key).encode(value) }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    part(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { part(JSONKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { part(key) }

  private func part(_ key: some CodingKey) -> JSONNodeEncoder { encoder.add(key, isMember: true) }
}

private struct JSONArrayEncoder: UnkeyedEncodingContainer {
  let encoder: JSONNodeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  func encodeNil() { part().encodeNil() }

  func encode(_ value: some Encodable) throws { try part().encode(value) }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    part().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { part().unkeyedContainer() }

  func superEncoder() -> any Encoder { part() }

  private func part() -> JSONNodeEncoder { encoder.add(JSONKey(intValue: count), isMember: false) }
}
