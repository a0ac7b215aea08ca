/// The way from an argument to the strings in it that become keys: the elements of an array, a component of a
/// tuple, or the same component of all tuples in an array.
struct PartPath: Hashable, Sendable {
  /// Whether the argument is an array, whose elements are meant.
  let isOfElements: Bool
  /// The position in a tuple; nil for all that is there.
  let component: Int?
}
