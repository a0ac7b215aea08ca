import SourceFiles

/// A value of a property list, and where it stands.
package struct PropertyListNode: Sendable {
  package enum Value: Sendable {
    case string(String)
    case dictionary([Member])
    case array([PropertyListNode])
    /// A number, a date, a truth value, or data: nothing that a table may hold.
    case other(String)
  }

  package struct Member: Sendable {
    package var key: String
    package var keyRange: Range<Int>
    package var value: PropertyListNode
    /// The comment in front of the key.
    var comment: String?
    /// Where that stands, its marks included; nil where the form has no place for it.
    var commentRange: Range<Int>?

    /// The comment that is about the key: none that holds keys which are commented out.
    var ownComment: (text: String?, range: Range<Int>)? {
      guard let commentRange, comment?.contains("<key>") != true else { return nil }
      return (comment, commentRange)
    }

    /// The member with its comment.
    var wholeRange: Range<Int> {
      (commentRange ?? keyRange).lowerBound..<value.range.upperBound
    }
  }

  package var value: Value
  package var range: Range<Int>

  /// How deep values may nest: CoreFoundation's own limit.
  package static let depthLimit = 512

  /// The kind of the value, in a word for messages.
  var kind: String {
    switch value {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .other(let kind): kind
    }
  }

  package var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  package var elements: [PropertyListNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  package var members: [Member]? {
    guard case .dictionary(let members) = value else { return nil }
    return members
  }
}

extension PropertyListNode.Member {
  /// Makes a member that stands in no file yet.
  package init(_ key: String, _ value: PropertyListNode.Value) {
    self.init(key: key, keyRange: 0..<0, value: PropertyListNode(value: value, range: 0..<0))
  }
}

extension [PropertyListNode.Member] {
  /// The last member of that name, which is the one that counts.
  package subscript(name: String) -> PropertyListNode? {
    last { $0.key == name }?.value
  }
}
