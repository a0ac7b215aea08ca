// options: --proper-name Acme
import SwiftUI

let maker = Text("Acme 2")  // expected-error {{text 'Acme 2' is not in table 'Localizable' [unlisted-text: proper-names]}}
let thanks = Text("Acme thanks you")  // expected-error {{text 'Acme thanks you' is not in table 'Localizable' [unlisted-text]}}
let done = Text("Done")
let name = NSLocalizedString("CFBundleDisplayName", tableName: "InfoPlist", comment: "")  // expected-error {{is not in table 'InfoPlist' [unlisted-text: name-of-the-app]}}
let reason = NSLocalizedString("Reason for it", tableName: "InfoPlist", comment: "")  // expected-error {{is not in table 'InfoPlist' [unlisted-text]}}
