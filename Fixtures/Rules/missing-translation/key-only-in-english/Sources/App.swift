let a = NSLocalizedString("greeting", comment: "")  // expected-note {{key is used here}}
let b = NSLocalizedString("save", comment: "")
