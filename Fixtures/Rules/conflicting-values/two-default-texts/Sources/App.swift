let done = String(localized: "done", defaultValue: "Done", comment: "")
let end = String(localized: "done", defaultValue: "Finish", comment: "")  // expected-warning {{key 'done' has different default texts [conflicting-values]}}
