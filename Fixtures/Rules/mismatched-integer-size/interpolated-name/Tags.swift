func text(count: Int) -> String { String(localized: "tags.gone-\(count)") }
