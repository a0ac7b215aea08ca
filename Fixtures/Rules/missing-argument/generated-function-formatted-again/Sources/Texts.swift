import Foundation

enum L10n {
  static func syncing(_ p1: Int) -> String { L10n.tr("Localizable", "syncing", p1) }
}
extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: any CVarArg...) -> String {
    String(format: Bundle.main.localizedString(forKey: key, value: nil, table: table), arguments: args)
  }
}
