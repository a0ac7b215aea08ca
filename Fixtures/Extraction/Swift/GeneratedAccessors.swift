import Foundation

enum L10n {
  static let cancel = L10n.tr("Localizable", "common.cancel", fallback: "Cancel")
  enum Home {
    static let title = L10n.tr("Localizable", "home.title", fallback: "Home")
    static func greeting(_ p1: Any) -> String {
      return L10n.tr("Home", "home.greeting", String(describing: p1), fallback: "Hello, %@")
    }
    static var never: String { return L10n.tr("Localizable", "home.never") }
  }
  static let `default` = L10n.tr("Localizable", "_default")
  static let `static` = L10n.tr("Localizable", "_static")
  static var `protocol`: String { return L10n.tr("Localizable", "_protocol") }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

let cancel = L10n.cancel  // expect: key="common.cancel" table="Localizable" routine="L10n.cancel"
let title = App.L10n.Home.title.uppercased()  // expect: key="home.title" routine="L10n.Home.title"
let greeting = L10n.Home.greeting(name)  // expect: key="home.greeting" table="Home"
let quoted = [L10n.default, L10n.`static`]  // expect: key="_default"; key="_static"
let names = L10n.protocol + L10n.static  // expect: key="_protocol" routine="L10n.protocol"; key="_static"
let other = Other.Home.title
