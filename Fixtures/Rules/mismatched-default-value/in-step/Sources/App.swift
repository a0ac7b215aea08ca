// expect: nothing
let done = String(localized: "done", defaultValue: "Done", comment: "")
let count = String(localized: "count", defaultValue: "\(number) of \(total)", comment: "")
