import Foundation

let title = NSLocalizedString("app.title", comment: "")
let end = NSLocalizedString("app.end", tableName: "End", comment: "")  // expected-warning {{table 'End' does not exist; 1 key is asked of it [missing-table]}}
