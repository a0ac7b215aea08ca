// options: --vendored Vendor/Kit/en.lproj/Kit.strings
import Foundation

let kit = NSLocalizedString("kit.title", tableName: "Kit", comment: "")  // expected-warning {{table 'Kit' is no part of the app; 1 key is asked of it [missing-table: table-of-a-library]}}
