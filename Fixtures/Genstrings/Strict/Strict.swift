let a = NSLocalizedString("caf\u{e9}", comment: "\u{2019}")
