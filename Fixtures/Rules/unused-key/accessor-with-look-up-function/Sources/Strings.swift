// swiftlint:disable all
// Generated using SwiftGen

enum L10n {
  internal static var cancel: String { return L10n.tr("Localizable", "common.cancel", fallback: "Cancel") }
  internal static var title: String { return L10n.tr("Localizable", "home.title", fallback: "Home") }
  internal static func count(_ p1: Int) -> String {
    return L10n.tr("Localizable", "home.count", p1, fallback: "%d rooms")
  }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = lookUp(key, table, value)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}
