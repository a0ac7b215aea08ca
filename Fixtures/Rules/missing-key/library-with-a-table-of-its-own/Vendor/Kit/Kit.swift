// options: --vendored Vendor/Kit/en.lproj/Localizable.strings
import Foundation

let kit = NSLocalizedString("kit.title", comment: "")  // expected-error {{key 'kit.title' is not in table 'Localizable' [missing-key: table-of-a-library]}}
