func show() { title = NSLocalizedString("café", comment: "") + NSLocalizedString("größe", comment: "") }
