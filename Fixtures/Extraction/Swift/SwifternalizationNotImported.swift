// Another type may be called `I18n`; the library's full name is enough.
let title = I18n.localizedString("title")
let text = Swifternalization.localizedString("text")  // expect: key="text" table="Swifternalization"
