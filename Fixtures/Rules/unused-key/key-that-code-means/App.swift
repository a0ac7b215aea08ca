import Foundation

let title = NSLocalizedString("notices.title", comment: "")
// expected-error@-1 {{key 'notices.title' is not in table 'Localizable' [missing-key]}}
let text = NSLocalizedString("notice.text", comment: "")
