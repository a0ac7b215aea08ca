/// A JSON value and the bytes that it stands in.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// A number, `true`, `false` or `null`, as it is written.
    case word(String)
  }

  struct Member: Sendable {
    var name: String
    var nameRange: Range<Int>
    var value: JSONNode
  }

  var value: Value
  var range: Range<Int>

  var members: [Member]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The value of the last member of a name, which is the one that counts; nil takes it away.
  subscript(name: String) -> JSONNode? {
    get { members?.last { $0.name == name }?.value }
    set {
      var members = members ?? []
      let index = members.lastIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(.init(name: name, nameRange: 0..<0, value: value))
      case (nil, nil): return
      }
      value = .object(members)
    }
  }
}

extension JSONNode {
  /// Makes a value that stands nowhere yet.
  init(_ value: Value) {
    self.init(value: value, range: 0..<0)
  }

  static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }

  static func object(_ members: [(name: String, value: JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { Member(name: $0.name, nameRange: 0..<0, value: $0.value) }))
  }
}

extension JSONReader {
  /// Reads a value of any kind, with all that it holds; nil after a defect.
  mutating func readNode() -> JSONNode? {
    guard let byte = peekValue() else {
      skipValue()
      return nil
    }
    let start = cursor.offset
    let value: JSONNode.Value
    switch byte {
    case "{": value = .object(readMembers())
    case "[": value = .array(readElements())
    case "\"": value = .string(readString()?.text ?? "")
    default:
      skipValue()
      value = .word(cursor.string(start..<cursor.offset))
    }
    return hasFailed ? nil : JSONNode(value: value, range: start..<cursor.offset)
  }

  private mutating func readMembers() -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    guard enterObject(isChecked: false) else { return members }
    while let name = nextMember(), let value = readNode() {
      members.append(.init(name: name.text, nameRange: name.range, value: value))
    }
    return members
  }

  private mutating func readElements() -> [JSONNode] {
    var elements: [JSONNode] = []
    guard enterArray() else { return elements }
    while nextElement(), let element = readNode() { elements.append(element) }
    return elements
  }
}
