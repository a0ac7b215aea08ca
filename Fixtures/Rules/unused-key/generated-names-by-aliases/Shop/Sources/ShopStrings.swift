enum ShopStrings {
  static let title = ShopStrings.tr("Localizable", "shop.title")
  static let price = ShopStrings.tr("Localizable", "shop.price")
  enum Menu {
    static let close = ShopStrings.tr("Localizable", "shop.menu.close")
  }
}

extension ShopStrings {
  private static func tr(_ table: String, _ key: String) -> String {
    Bundle.module.localizedString(forKey: key, value: nil, table: table)
  }
}
