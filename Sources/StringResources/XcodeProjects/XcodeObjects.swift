import SourceFiles

/// The objects of an Xcode project by their ids; each is read when it is asked for.
struct XcodeObjects {
  private let bytes: [UInt8]
  private let places: [String: Range<Int>]
  /// The id of the project itself.
  let root: String

  /// Finds the objects; nil where the text is no project in the form that Xcode writes.
  ///
  /// Complexity: linear in the size of the text.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var parser = OldStyleParser(bytes)
    var root: String?
    var places: [String: Range<Int>] = [:]
    let isWhole = parser.skimMembers { key, parser in
      switch key.text(in: bytes) {
      case "objects":
        guard let objects = parser.skimDictionary() else { return false }
        places.reserveCapacity(objects.count)
        for object in objects { places[object.key.text(in: bytes)] = object.value }
        return true
      case "rootObject":
        root = parser.readLiteral()?.text(in: bytes)
        return root != nil
      default: return parser.skipNode() != nil
      }
    }
    guard isWhole, let root else { return nil }
    self.root = root
    self.places = places
  }

  /// Returns an object; nil where there is none of that id.
  subscript(id: String) -> XcodeObject? {
    guard let place = places[id] else { return nil }
    var parser = OldStyleParser(bytes)
    parser.cursor.offset = place.lowerBound
    return parser.skimDictionary().map { XcodeObject($0, in: bytes) }
  }

  /// Returns the text of an object's member; nil where it has none.
  func text(_ name: String, of id: String) -> String? {
    guard let place = places[id] else { return nil }
    var parser = OldStyleParser(bytes)
    parser.cursor.offset = place.lowerBound
    var text: String?
    _ = parser.skimMembers { key, parser in
      guard bytes[key.content].elementsEqual(name.utf8) else { return parser.skipNode() != nil }
      text = parser.readLiteral()?.text(in: bytes)
      return false
    }
    return text
  }

  /// Tells whether an object says at its beginning that it is a file of code.
  func isCode(_ id: String) -> Bool {
    guard let place = places[id] else { return false }
    return bytes[place].prefix(160).firstOccurrence(of: Self.sourceCode) != nil
  }

  /// Tells whether an object may have others below it: it is a group, and no file.
  ///
  /// Nearly all objects are files, which say so at their beginning.
  func mayBeGroup(_ id: String) -> Bool {
    guard let place = places[id] else { return false }
    let beginning = bytes[place].prefix(64)
    return beginning.firstOccurrence(of: Self.fileReference) == nil
  }

  private static let fileReference = Array("PBXFileReference".utf8)
  private static let sourceCode = Array("FileType = sourcecode.".utf8)
}

/// An object of an Xcode project, whose members are read when they are asked for.
struct XcodeObject {
  private let bytes: [UInt8]
  private let members: [OldStyleParser.SkimmedMember]

  init(_ members: [OldStyleParser.SkimmedMember], in bytes: [UInt8]) {
    self.members = members
    self.bytes = bytes
  }

  /// The names of its members.
  var names: [String] { members.map { $0.key.text(in: bytes) } }

  /// The name of its class, such as `PBXGroup`.
  var kind: String { text("isa") ?? "" }

  /// Returns where a member's value stands.
  func range(_ name: String) -> Range<Int>? {
    let name = Array(name.utf8)
    return members.last { bytes[$0.key.content].elementsEqual(name) }?.value
  }

  /// Returns a member's text; nil where it is none.
  func text(_ name: String) -> String? {
    guard let range = range(name) else { return nil }
    var parser = OldStyleParser(bytes)
    parser.cursor.offset = range.lowerBound
    return parser.readLiteral().map { $0.text(in: bytes) }
  }

  /// Returns a member that has members of its own; nil where it is none.
  func object(_ name: String) -> XcodeObject? {
    guard let range = range(name) else { return nil }
    var parser = OldStyleParser(bytes)
    parser.cursor.offset = range.lowerBound
    return parser.skimDictionary().map { XcodeObject($0, in: bytes) }
  }

  /// Returns the texts of a member that is a list; a text stands for a list of it.
  func list(_ name: String) -> [String] {
    guard let range = range(name) else { return [] }
    var parser = OldStyleParser(bytes)
    parser.cursor.offset = range.lowerBound
    guard let node = parser.readNode(depth: 1) else { return [] }
    return node.elements?.compactMap(\.string) ?? [node.string].compactMap(\.self)
  }
}
