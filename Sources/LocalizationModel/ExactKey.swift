import Platform

/// A key as the tables of the system compare it: by its bytes.
///
/// `String` takes canonically equivalent texts as equal, such as `é` in one scalar and in two.
@usableFromInline package struct ExactKey: Hashable, Sendable {
  @usableFromInline package let text: String

  @usableFromInline package init(_ text: String) { self.text = text }

  @usableFromInline package static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  // Equal bytes are equal texts too.
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
