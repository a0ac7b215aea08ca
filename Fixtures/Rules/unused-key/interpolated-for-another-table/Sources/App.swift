func apples(_ count: Int) -> String { String(localized: "\(count) apples", table: "Fruit") }
let title = NSLocalizedString("home.title", comment: "")
