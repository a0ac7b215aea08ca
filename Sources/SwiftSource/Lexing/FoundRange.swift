/// Makes the range between two found positions, which is empty where the second lies before the first.
///
/// It takes the place of the standard operator, which ends the program there. Readers find one end of a
/// range by what follows a bracket and the other by a limit, and in source that is being typed, or made
/// to hurt, any of them may lie behind the other.
@inlinable @inline(__always)
package func ..< (start: Int, end: Int) -> Range<Int> {
  range(start, max(start, end))
}

/// Makes a range with the standard operator, which is the only one for bounds of any type.
@inlinable @inline(__always)
func range<Bound: Comparable>(_ start: Bound, _ end: Bound) -> Range<Bound> {
  start..<end
}
