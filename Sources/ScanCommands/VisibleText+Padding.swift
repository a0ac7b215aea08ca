import TextFormats

extension VisibleText {
  /// Returns the text with at least one space behind it, so that columns stand below each other.
  func padded(to width: Int) -> VisibleText {
    let text = string
    return VisibleText(spelled: text + String(repeating: " ", count: max(1, width - text.count)))
  }
}
