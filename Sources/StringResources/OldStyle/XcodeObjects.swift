import LocalizationModel
import Platform

/// The objects of an Xcode project by their ids.
///
/// Their members lie in one list, as a project has ten thousands; a value is read when it is
/// requested.
package final class XcodeObjects: Sendable {
  fileprivate let bytes: [UInt8]
  /// The members of all objects, one object after the other.
  private let members: [OldStyleParser.SkimmedMember]
  /// The places of the objects' members.
  private let places: [Range<Int>]
  /// The numbers of the objects by their ids.
  private let numbers: [LiteralHash: Int]
  private let rootID: OldStyleLiteral

  /// Finds the objects; nil where the text is no project in the form that Xcode writes.
  ///
  /// Complexity: linear in the size of the text.
  package init?(_ bytes: [UInt8]) {
    var parser = OldStyleParser(bytes)
    var rootID: OldStyleLiteral?
    var members: [OldStyleParser.SkimmedMember] = []
    var places: [Range<Int>] = []
    var numbers: [LiteralHash: Int] = [:]
    // An object has about 150 bytes, and some 40 for each of its members.
    numbers.reserveCapacity(bytes.count / 150)
    members.reserveCapacity(bytes.count / 40)
    let isWhole = parser.skimMembers { key, parser in
      switch key.text(in: bytes) {
      case "objects":
        return parser.skimMembers { id, parser in
          let start = (offset: parser.cursor.offset, member: members.count)
          guard parser.skimDictionary(into: &members) else {
            // It is no dictionary, but may be well formed.
            members.removeSubrange(start.member...)
            parser.cursor.offset = start.offset
            return parser.skipNode() != nil
          }
          numbers[LiteralHash(bytes[id.content])] = places.count
          places.append(start.member..<members.count)
          return true
        }
      case "rootObject":
        rootID = parser.readLiteral()
        return rootID != nil
      default: return parser.skipNode() != nil
      }
    }
    guard isWhole, let rootID else { return nil }
    (self.bytes, self.members, self.places) = (bytes, members, places)
    (self.numbers, self.rootID) = (numbers, rootID)
  }

  /// How many objects there are.
  package var count: Int { places.count }

  /// The project itself; nil where it is missing.
  package var root: XcodeObject? { object(of: rootID) }

  /// Returns an object; nil where there is none of that id.
  fileprivate func object(of id: OldStyleLiteral) -> XcodeObject? {
    guard let number = numbers[LiteralHash(bytes[id.content])] else { return nil }
    return XcodeObject(number: number, members: members[places[number]], of: self)
  }

  /// Returns a parser that stands where a value begins.
  fileprivate func parser(at range: Range<Int>) -> OldStyleParser {
    var parser = OldStyleParser(bytes)
    parser.cursor.offset = range.lowerBound
    return parser
  }
}

/// An object of an Xcode project, or a dictionary in one.
package struct XcodeObject: Sendable {
  /// The number of the object among all of its project.
  package let number: Int
  /// All objects of its project.
  package let objects: XcodeObjects
  private let members: ArraySlice<OldStyleParser.SkimmedMember>

  fileprivate init(
    number: Int,
    members: ArraySlice<OldStyleParser.SkimmedMember>,
    of objects: XcodeObjects
  ) {
    self.number = number
    self.members = members
    self.objects = objects
  }

  /// The names of its members.
  package var names: [String] { members.map { $0.name(in: objects.bytes) } }

  /// The name of its class, such as `PBXGroup`.
  package var kind: String { text("isa") ?? "" }

  /// Whether it is a file, as nearly all objects are that stand in groups.
  package var isFile: Bool {
    literal("isa").map { objects.bytes.holds("PBXFileReference", at: $0.content) } ?? false
  }

  /// Whether it has a member.
  package func has(_ name: String) -> Bool { range(name) != nil }

  /// Returns a member's text; nil where it is none.
  package func text(_ name: String) -> String? { literal(name)?.text(in: objects.bytes) }

  /// Returns a member that has members of its own; nil where it is none.
  package func object(_ name: String) -> XcodeObject? {
    guard let range = range(name) else { return nil }
    var parser = objects.parser(at: range)
    var members: [OldStyleParser.SkimmedMember] = []
    guard parser.skimDictionary(into: &members) else { return nil }
    return XcodeObject(number: number, members: members[...], of: objects)
  }

  /// Returns the texts of a member that is a list; a text stands for a list of it.
  package func list(_ name: String) -> [String] {
    literals(name).map { $0.text(in: objects.bytes) }
  }

  /// Returns the object that a member names; nil where there is none.
  package func reference(_ name: String) -> XcodeObject? { literal(name).flatMap(objects.object) }

  /// Returns the objects that a member names, and there are.
  package func references(_ name: String) -> [XcodeObject] {
    literals(name).compactMap(objects.object)
  }

  private func literal(_ name: String) -> OldStyleLiteral? {
    guard let range = range(name) else { return nil }
    // Most values are literals without quotation marks, and to make a parser costs more.
    if objects.bytes[range.lowerBound].isUnquoted {
      return OldStyleLiteral(range: range, content: range)
    }
    var parser = objects.parser(at: range)
    return parser.readLiteral()
  }

  private func literals(_ name: String) -> [OldStyleLiteral] {
    guard let range = range(name) else { return [] }
    var parser = objects.parser(at: range)
    return parser.skimList() ?? []
  }

  /// Returns where a member's value stands; of two of one name the last one counts.
  private func range(_ name: String) -> Range<Int>? {
    members.last { objects.bytes.holds(name, at: $0.key) }?.value
  }
}
