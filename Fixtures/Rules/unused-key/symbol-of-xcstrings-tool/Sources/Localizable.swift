import Foundation

extension String {
  struct Localizable: Hashable, Sendable {
    let key: StaticString
    let arguments: [Argument]
    let table: String?

    static var homeTitle: Localizable {
      Localizable(key: "home.title", arguments: [], table: "Localizable")
    }
    static func homeSubtitle(_ arg1: Int) -> Localizable {
      Localizable(key: "home.subtitle", arguments: [.int(arg1)], table: "Localizable")
    }
  }

  init(localizable: Localizable, locale: Locale? = nil) {
    let key = String(describing: localizable.key)
    self.init(
      format: localizable.bundle.localizedString(forKey: key, value: nil, table: localizable.table),
      locale: locale,
      arguments: localizable.arguments.map(\.value)
    )
  }
}
