// options: --vendored Vendor/Kit/en.lproj/Localizable.strings
import Foundation

let kit = NSLocalizedString("Kit title", comment: "")  // expected-error {{text 'Kit title' is not in table 'Localizable' [unlisted-text: table-of-a-library]}}
