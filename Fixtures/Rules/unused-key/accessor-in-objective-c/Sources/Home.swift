let footer = Localizable.footer()
