// options: --vendored Vendor/Kit/en.lproj/Kit.strings
import Foundation

let kit = NSLocalizedString("kit.title", tableName: "Kit", comment: "")  // expected-warning {{table 'Kit' is not part of the app; the code uses 1 key of it [missing-table: table-of-a-library]}}
