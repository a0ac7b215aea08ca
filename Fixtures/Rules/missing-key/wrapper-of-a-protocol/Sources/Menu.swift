enum Menu: String, Titled {
  static let prefix = "menu."
  case open, close
}
