extension String {
  /// Returns the text with at least one space behind it, so that columns stand below each other.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
