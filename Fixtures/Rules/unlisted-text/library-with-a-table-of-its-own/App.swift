import Foundation

let title = NSLocalizedString("app.title", comment: "")
let end = NSLocalizedString("App end", comment: "")  // expected-error {{text 'App end' is not in table 'Localizable' [unlisted-text]}}
