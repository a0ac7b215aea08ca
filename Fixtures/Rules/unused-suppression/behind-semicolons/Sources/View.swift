let here = NSLocalizedString("Here", comment: "")
