let garden = NSLocalizedString("Garden", comment: "")
