let title = NSLocalizedString("app.title", comment: "")
let bindings = reader.texts(of: "KeyBinding")
