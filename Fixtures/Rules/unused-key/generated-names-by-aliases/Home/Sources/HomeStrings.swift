enum HomeStrings {
  static let title = HomeStrings.tr("Localizable", "home.title")
  enum List {
    static let empty = HomeStrings.tr("Localizable", "home.list.empty")
    static let total = HomeStrings.tr("Localizable", "home.list.total")
  }
  enum Menu {
    static let open = HomeStrings.tr("Localizable", "home.menu.open")
    static let close = HomeStrings.tr("Localizable", "home.menu.close")
  }
}

extension HomeStrings {
  private static func tr(_ table: String, _ key: String) -> String {
    Bundle.module.localizedString(forKey: key, value: nil, table: table)
  }
}
