enum L10n {
  static let cancel = L10n.tr("Localizable", "common.cancel", fallback: "Cancel")
  enum Home {
    static let title = L10n.tr("Localizable", "home.title", fallback: "Home")
  }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, fallback value: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: table)
  }
}
