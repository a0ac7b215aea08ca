// expect: nothing
let done = String(localized: "done", defaultValue: "Done", comment: "")
let again = String(localized: "done", defaultValue: "Done", comment: "")
