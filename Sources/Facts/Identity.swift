/// An object that is compared by its identity.
package struct Identity<Object: AnyObject & Sendable>: Equatable, Sendable {
  package let object: Object

  package init(_ object: Object) { self.object = object }

  package static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}
