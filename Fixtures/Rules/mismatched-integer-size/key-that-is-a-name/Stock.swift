import Foundation

enum L10n {
  enum Stock {
    enum Shelf {
      static func countD(_ p1: Int) -> String {
        return L10n.tr("Localizable", "stock.shelf.count_%d", p1)
      }
    }
  }

  private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

let label = L10n.Stock.Shelf.countD(3)
let drawer = String(format: NSLocalizedString("stock.drawer.count_%d", comment: ""), count)
let bowls = String(localized: "\(3) bowls")
