let sound = NSLocalizedString("sound_\(name)", tableName: "Sounds", comment: "")  // expected-note {{[dynamic-key]}}
let items = NSLocalizedString("\(count) items", tableName: "Sounds", comment: "")  // expected-error {{interpolation is carried out before key '* items' is looked up [interpolated-key]}}
let title = NSLocalizedString("title", comment: "")
