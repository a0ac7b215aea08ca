extension String {
  /// The text as it stands between the quotes of a literal in Swift and C.
  package var escapedForLiteral: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  }
}
