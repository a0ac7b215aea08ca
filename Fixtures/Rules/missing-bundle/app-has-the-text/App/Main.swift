let title = NSLocalizedString("checkout.total", comment: "")
