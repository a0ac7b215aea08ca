extension [Diagnostic] {
  /// Whether one of them is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
