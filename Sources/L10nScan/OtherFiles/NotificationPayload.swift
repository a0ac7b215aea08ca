import SourceFiles
import TextFormats

/// A notification that is kept beside an app to be tried in a simulator: what a server sends, which has
/// the system look keys up in the app's table.
///
/// Its own extension shows one. Only the content of another JSON file could show that it is one,
/// and to open all of a tree, for data and assets mostly, is not worth it.
struct NotificationPayload {
  static let fileExtension = "apns"
  fileprivate static let suffix = "." + fileExtension

  /// The keys that the system looks up.
  private(set) var keys: [String] = []

  /// Reads a payload; its defects are ignored here.
  init(_ bytes: [UInt8]) {
    if let root = try? JSON5Parser(bytes).parse() { read(root) }
  }

  private mutating func read(_ node: JSON5Node) {
    switch node.value {
    case .object(let members):
      for member in members {
        if case .string(let key) = member.value.value, Self.names.contains(member.name) {
          keys.append(key)
        } else {
          read(member.value)
        }
      }
    case .array(let elements): elements.forEach { read($0) }
    case .string, .boolean, .other: break
    }
  }

  /// Members of an alert, and of the title and body of a live activity's.
  private static let names: Set<String> = [
    "loc-key", "title-loc-key", "subtitle-loc-key", "action-loc-key",
  ]
}

extension FilePath {
  /// Whether the file is the payload of a notification.
  var isNotificationPayload: Bool { string.hasSuffix(NotificationPayload.suffix) }
}
