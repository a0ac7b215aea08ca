import Foundation

let variable = NSLocalizedString(name, comment: "")  // expected-note {{key is not a string literal: 'name' is not declared: '*'}}
let interpolated = NSLocalizedString("status.\(state).title", comment: "")  // expected-note {{key is interpolated: 'state' is not declared: 'status.*.title'}}
let sum = NSLocalizedString("error." + code, tableName: "Errors", comment: "")  // expected-note {{key is composed at run time: 'code' is not declared: 'error.*'}}
let half = NSLocalizedString(isNew ? "New" : name, comment: "")  // expect: key="New" // expected-note {{key is not a string literal}}
let fallback = NSLocalizedString(name ?? "Untitled", comment: "")  // expect: key="Untitled" // expected-note {{key is not a string literal}}
let resource = String(localized: resource)
let table = NSLocalizedString("Known key", tableName: tableName, comment: "")  // expect: key="Known key" table="?"
let foreign = Theirs.localizedString(forKey: "theirs")  // expect: key="theirs" table="?"
