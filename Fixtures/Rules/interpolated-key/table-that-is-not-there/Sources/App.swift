let sound = NSLocalizedString("sound_\(name)", tableName: "Sounds", comment: "")  // expected-note {{[dynamic-key]}}
let items = NSLocalizedString("\(count) items", tableName: "Sounds", comment: "")  // expected-error {{key '* items' contains an interpolation, so the lookup always fails [interpolated-key]}}
let title = NSLocalizedString("title", comment: "")
