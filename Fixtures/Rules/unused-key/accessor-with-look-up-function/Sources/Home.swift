let texts = [L10n.title, L10n.count(3)]
