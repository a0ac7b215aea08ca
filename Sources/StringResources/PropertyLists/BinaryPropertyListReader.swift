import LocalizationModel
import Platform

/// Reads a binary property list: objects that refer to each other by number, of which a table at the
/// end tells the places.
///
/// A few bytes can describe a list without end, by objects that many others refer to, or that hold
/// themselves. So a list may have as many values as its file has bytes, which is enough for all that
/// are written by Apple's tools; texts, of which they write each once, may be repeated more often.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let trailer: Trailer
  /// The texts that were read, by the number of their object.
  private var texts: [Int: String] = [:]
  private var valuesLeft: Int
  private var textBytesLeft: Int

  /// Why a list cannot be read.
  enum Failure: Error {
    case damaged
    case tooDeep
    case tooLarge
  }

  private static let textLimit = 16 << 20

  /// Makes a reader of a file.
  ///
  /// - Throws: `Failure` where the file does not end as a binary property list does.
  init(_ bytes: [UInt8]) throws(Failure) {
    guard let trailer = Trailer(endOf: bytes) else { throw .damaged }
    self.bytes = bytes
    self.trailer = trailer
    valuesLeft = bytes.count
    textBytesLeft = Self.textLimit + 16 * bytes.count
  }

  /// Reads the list's root with all that it holds.
  mutating func readRoot() throws(Failure) -> PropertyListNode {
    try readValue(trailer.root, depth: 0)
  }

  /// Reads an object as a value of its own; a binary list has no lines, hence no ranges.
  private mutating func readValue(_ number: Int, depth: Int) throws(Failure) -> PropertyListNode {
    guard depth < PropertyListNode.depthLimit else { throw .tooDeep }
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw .tooLarge }
    return PropertyListNode(value: try value(number, depth: depth), range: 0..<0)
  }

  private mutating func value(
    _ number: Int,
    depth: Int
  ) throws(Failure) -> PropertyListNode.Value {
    let object = try object(number)
    switch object.kind {
    case 0x0 where object.length == 0x8 || object.length == 0x9: return .other("a truth value")
    case 0x0: return .other("null")
    case 0x1, 0x2, 0x8: return .other("a number")
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0x5...0x7: return .string(try readText(number, object))
    case 0xA: return .array(try readElements(object, depth: depth))
    case 0xC: return .other("a set")
    case 0xD: return .dictionary(try readMembers(object, depth: depth))
    default: throw .damaged
    }
  }

  // MARK: - Texts and collections

  private mutating func readText(_ number: Int, _ object: Object) throws(Failure) -> String {
    let text: String
    if let known = texts[number] { text = known } else { text = try decode(object) }
    texts[number] = text
    textBytesLeft -= text.utf8.count
    guard textBytesLeft >= 0 else { throw .tooLarge }
    return text
  }

  private func decode(_ object: Object) throws(Failure) -> String {
    let isWide = object.kind == 0x6
    let room = max(0, trailer.tableStart - object.content)
    guard object.length <= (isWide ? room / 2 : room) else { throw .damaged }
    let content = bytes[object.content..<object.content + object.length * (isWide ? 2 : 1)]
    guard isWide else { return String(decoding: content, as: UTF8.self) }
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
      UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func readElements(
    _ object: Object,
    depth: Int
  ) throws(Failure) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    for index in 0..<(try count(of: object, referencesPerElement: 1)) {
      elements.append(try readValue(reference(index, of: object), depth: depth + 1))
    }
    return elements
  }

  /// Reads a dictionary's members, sorted by the bytes of their keys: the file has no order for them.
  private mutating func readMembers(
    _ object: Object,
    depth: Int
  ) throws(Failure) -> [PropertyListNode.Member] {
    let count = try count(of: object, referencesPerElement: 2)
    var members: [PropertyListNode.Member] = []
    for index in 0..<count {
      let key = reference(index, of: object)
      let keyObject = try self.object(key)
      guard 0x5...0x7 ~= keyObject.kind else { throw .damaged }
      let name = try readText(key, keyObject)
      let value = try readValue(reference(count + index, of: object), depth: depth + 1)
      members.append(.init(key: name, keyRange: 0..<0, value: value))
    }
    return members.sorted { $0.key.precedesInBytes($1.key) }
  }

  // MARK: - Objects

  /// An object of the file: what its first byte says, and where its content begins.
  private struct Object {
    let kind: UInt8
    /// The number of bytes, code units, elements or members; other kinds keep other things there.
    let length: Int
    let content: Int
  }

  private func object(_ number: Int) throws(Failure) -> Object {
    guard 0..<trailer.objectCount ~= number else { throw .damaged }
    let place = bytes.bigEndian(
      at: trailer.tableStart + number * trailer.offsetSize,
      size: trailer.offsetSize
    )
    guard let place, place >= Trailer.headLength, place < trailer.tableStart else { throw .damaged }
    let (kind, length) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
    guard length == 0xF, kind >= 0x4 else {
      return Object(kind: kind, length: length, content: place + 1)
    }
    // The length stands behind, as a number of its own.
    guard place + 1 < trailer.tableStart, bytes[place + 1] >> 4 == 0x1 else { throw .damaged }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    guard size <= 8, let length = bytes.bigEndian(at: place + 2, size: size) else { throw .damaged }
    return Object(kind: kind, length: length, content: place + 2 + size)
  }

  /// Returns the number of a collection's elements, whose references all stand in the file.
  private func count(
    of object: Object,
    referencesPerElement: Int
  ) throws(Failure) -> Int {
    let room = max(0, trailer.tableStart - object.content)
    guard object.length <= room / (trailer.referenceSize * referencesPerElement) else {
      throw .damaged
    }
    return object.length
  }

  private func reference(_ index: Int, of object: Object) -> Int {
    let size = trailer.referenceSize
    return bytes.bigEndian(at: object.content + index * size, size: size) ?? -1
  }
}

/// The end of a binary property list, which describes the rest.
private struct Trailer {
  let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  let root: Int
  let tableStart: Int

  static let headLength = "bplist00".utf8.count
  private static let length = 32

  init?(endOf bytes: [UInt8]) {
    let start = bytes.count - Self.length
    guard start >= Self.headLength, bytes.starts(with: "bplist0".utf8) else { return nil }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let objectCount = bytes.bigEndian(at: start + 8, size: 8),
      let root = bytes.bigEndian(at: start + 16, size: 8),
      let tableStart = bytes.bigEndian(at: start + 24, size: 8),
      tableStart >= Self.headLength, tableStart <= start, root < objectCount,
      objectCount <= (start - tableStart) / offsetSize
    else { return nil }
    (self.objectCount, self.root, self.tableStart) = (objectCount, root, tableStart)
  }
}

extension [UInt8] {
  /// Reads a whole number of some bytes, the highest first; nil outside the bytes, and where it is
  /// larger than any place in a file.
  fileprivate func bigEndian(at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= count - size else { return nil }
    var number: UInt64 = 0
    for byte in self[start..<start + size] { number = number << 8 | UInt64(byte) }
    return Int(exactly: number)
  }
}

extension LocalizedTable {
  /// Returns the members of a binary property list's root, and reports what is wrong with it.
  mutating func membersOfBinaryList(_ stored: [UInt8]) -> [PropertyListNode.Member] {
    do throws(BinaryPropertyListReader.Failure) {
      var reader = try BinaryPropertyListReader(stored)
      let root = try reader.readRoot()
      if let members = root.members { return members }
      report("The property list is \(root.kind), not a dictionary")
    } catch {
      report(error.message)
    }
    return []
  }
}

extension BinaryPropertyListReader.Failure {
  fileprivate var message: String {
    switch self {
    case .damaged: "Damaged binary property list"
    case .tooDeep: "Values are nested more than \(PropertyListNode.depthLimit) deep"
    case .tooLarge: "Binary property list whose values grow far beyond its size; it is not read"
    }
  }
}
