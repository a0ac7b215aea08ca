import Foundation

/// A table as Foundation's `PropertyListSerialization` reads it, which apps rest on.
struct PropertyListTable {
  let entries: [String: String]

  init(_ stored: [UInt8]) throws {
    // The format that is not asked for is the pointer that makes the call unsafe.
    let list = try unsafe PropertyListSerialization.propertyList(from: Data(stored), format: nil)
    entries = list as? [String: String] ?? [:]
  }
}
