import Foundation

let title = NSLocalizedString("app.title", comment: "")
let end = NSLocalizedString("app.end", comment: "")  // expected-error {{key 'app.end' is not in table 'Localizable' [missing-key]}}
