let title = R.string.localizable.homeTitle()
let password = R.string.localizable.password()
let missing = R.string.localizable.notInTheTable()
