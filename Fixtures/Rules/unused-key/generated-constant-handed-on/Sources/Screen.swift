let title = texts.homeTitle()
