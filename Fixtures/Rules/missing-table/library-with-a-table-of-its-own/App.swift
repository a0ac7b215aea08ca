import Foundation

let title = NSLocalizedString("app.title", comment: "")
let end = NSLocalizedString("app.end", tableName: "End", comment: "")  // expected-warning {{table 'End' does not exist; the code uses 1 key of it [missing-table]}}
