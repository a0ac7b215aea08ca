let title = NSLocalizedString("title", tableName: "", comment: "")
let other = NSLocalizedString("title", tableName: "Other", comment: "")  // expected-warning {{table 'Other' does not exist}}
