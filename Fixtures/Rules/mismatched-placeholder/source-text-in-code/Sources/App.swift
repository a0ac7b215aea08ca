let count: Int = 3
let hello = String(format: NSLocalizedString("hello.name", value: "Hello %@", comment: ""), name)
let files = String(localized: "files.count", defaultValue: "\(count) files")
let off = String(localized: "[off] ", defaultValue: "Off")
let blank = NSLocalizedString("[T] ", value: "Title", comment: "")
