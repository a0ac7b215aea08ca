import Foundation

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

final class Screen {
  private let tab: Tab?

  init(_ tab: Tab) { self.tab = tab }

  var title: String { NSLocalizedString(tab.titleKey, comment: "") }  // expected-note {{key is not a string literal}}
  func name(of style: Style) -> String { style.name.localized }  // expected-note {{key is not a string literal}}
  func family(of font: Font) -> String { font.name }
}
