/// Arithmetic with numbers that stand in files, which may be as large as numbers get.
extension Int {
  /// Returns the sum, or the largest or least number where that does not fit.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
