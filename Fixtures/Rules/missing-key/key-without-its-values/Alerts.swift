import Foundation

let question = String(localized: "alert.delete")  // expected-error {{key 'alert.delete' is not in table 'Localizable' [missing-key]}}
let format = NSLocalizedString("alert.moved", comment: "")  // expected-error {{key 'alert.moved' is not in table 'Localizable' [missing-key]}}
let name = "Ann"
let answer = String(localized: "alert.rename \(name)")
