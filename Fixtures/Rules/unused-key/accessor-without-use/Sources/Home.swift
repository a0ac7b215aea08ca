let title = L10n.Home.title
