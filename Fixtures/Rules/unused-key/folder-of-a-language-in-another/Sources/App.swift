let title = NSLocalizedString("app.title", comment: "")
