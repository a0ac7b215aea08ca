import Foundation

extension String {
  func localized() -> String {
    let special = NSLocalizedString(self, tableName: "Special", comment: "")
    return special == self ? NSLocalizedString(self, comment: "") : special
  }

  func anywhere(in table: String) -> String {
    let text = NSLocalizedString(self, tableName: table, comment: "")
    return text == self ? NSLocalizedString(self, comment: "") : text
  }
}

let quit = "quit.button".localized()
let about = "about.title".localized()
let terms = "terms.title".localized()  // expected-error {{key 'terms.title' is not in table 'Localizable' [missing-key]}}
let other = "other.title".anywhere(in: other)
