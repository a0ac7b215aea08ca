let title = String(localized: "title")
