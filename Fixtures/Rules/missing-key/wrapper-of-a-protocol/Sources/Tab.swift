enum Tab: String, Titled {
  static let prefix = "tab."
  case home, away
}
