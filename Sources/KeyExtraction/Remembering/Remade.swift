/// An object that stays the same as long as what it is made of does.
///
/// So whoever has read something with it can tell by a look at the object that nothing has changed.
struct Remade<Key: Equatable & Sendable, Object: AnyObject & Sendable>: Sendable {
  private var known: (key: Key, object: Object)?

  /// Returns the object for a key, made anew only where the key is another one than before.
  mutating func object(for key: Key, _ make: () -> Object) -> Object {
    if let known, known.key == key { return known.object }
    let object = make()
    known = (key, object)
    return object
  }
}

/// An object that stays the same as long as its parts do, which are asked for only where what they come
/// from is another.
struct RemadeOfParts<Key: Equatable & Sendable, Parts: Equatable & Sendable, Object>: Sendable
where Object: AnyObject & Sendable {
  private var known: (key: Key, parts: Parts, object: Object)?

  /// Returns the object for a key, made anew only where the parts are others than before.
  mutating func object(
    for key: Key,
    of parts: () -> Parts,
    _ make: (Parts) -> Object
  ) -> Object {
    if let known, known.key == key { return known.object }
    let parts = parts()
    let same = known.flatMap { $0.parts == parts ? $0.object : nil }
    let object = same ?? make(parts)
    known = (key, parts, object)
    return object
  }
}

/// An object that is compared by its identity.
struct Identity<Object: AnyObject & Sendable>: Equatable, Sendable {
  let object: Object

  init(_ object: Object) { self.object = object }

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}
