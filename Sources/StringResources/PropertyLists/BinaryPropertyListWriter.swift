import LocalizationModel
import Platform

/// Writes a binary property list of texts and dictionaries.
///
/// The objects stand in the order in which they are met, and each text stands once, so that one list
/// has one file.
struct BinaryPropertyListWriter {
  /// The objects without the references of dictionaries.
  private var objects: [Object] = []
  private var texts: [ExactKey: Int] = [:]

  private enum Object {
    case text(String)
    case dictionary(keys: [Int], values: [Int])
    case array([Int])
  }

  /// Returns the file of a list with members, in their order.
  static func file(of members: [PropertyListNode.Member]) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(members)
    return writer.bytes
  }

  private mutating func add(_ members: [PropertyListNode.Member]) -> Int {
    let number = objects.count
    objects.append(.dictionary(keys: [], values: []))
    let keys = members.map { add($0.key) }
    let values = members.map { add($0.value) }
    objects[number] = .dictionary(keys: keys, values: values)
    return number
  }

  private mutating func add(_ text: String) -> Int {
    if let known = texts[ExactKey(text)] { return known }
    texts[ExactKey(text)] = objects.count
    objects.append(.text(text))
    return objects.count - 1
  }

  private mutating func add(_ node: PropertyListNode) -> Int {
    switch node.value {
    case .string(let text): return add(text)
    case .dictionary(let members):
      return add(members.sorted { PropertyListWriter.precedes($0.key, $1.key) })
    case .array(let elements):
      let number = objects.count
      objects.append(.array([]))
      objects[number] = .array(elements.map { add($0) })
      return number
    // Tables are made of texts; of what is none, its kind is kept.
    case .other(let kind): return add(kind)
    }
  }

  private var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    let size = Self.size(of: objects.count)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      append(object, size, to: &bytes)
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { bytes.append(offset, size: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(size)]
    for number in [objects.count, 0, table] { bytes.append(number, size: 8) }
    return bytes
  }

  private func append(_ object: Object, _ size: Int, to bytes: inout [UInt8]) {
    switch object {
    case .text(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
      bytes.appendHead(0x50, count: text.utf8.count)
      bytes += text.utf8
    case .text(let text):
      bytes.appendHead(0x60, count: text.utf16.count)
      for unit in text.utf16 { bytes.append(Int(unit), size: 2) }
    case .dictionary(let keys, let values):
      bytes.appendHead(0xD0, count: keys.count)
      for number in keys + values { bytes.append(number, size: size) }
    case .array(let elements):
      bytes.appendHead(0xA0, count: elements.count)
      for number in elements { bytes.append(number, size: size) }
    }
  }

  /// The fewest bytes that hold a number, as Apple's readers want them: 1, 2, 4 or 8.
  fileprivate static func size(of number: Int) -> Int {
    [1, 2, 4].first { number < 1 << ($0 * 8) } ?? 8
  }
}

extension [UInt8] {
  /// Appends a whole number, the highest byte first.
  fileprivate mutating func append(_ number: Int, size: Int) {
    for index in (0..<size).reversed() {
      append(UInt8(truncatingIfNeeded: number >> (index * 8)))
    }
  }

  /// Appends the first byte of an object, and the count behind it where it is 15 or more.
  fileprivate mutating func appendHead(_ kind: UInt8, count: Int) {
    guard count >= 0xF else { return append(kind | UInt8(count)) }
    append(kind | 0xF)
    let size = BinaryPropertyListWriter.size(of: count)
    append(0x10 | UInt8(size.trailingZeroBitCount))
    append(count, size: size)
  }
}
