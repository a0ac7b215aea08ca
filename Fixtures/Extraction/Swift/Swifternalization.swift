import Swifternalization

func texts(_ count: Int, _ gender: String) -> [String] {
  [
    Swifternalization.localizedString("title"),  // expect: key="title" table="Swifternalization"
    I18n.localizedString("cars", intValue: count),  // expect: key="cars" table="Swifternalization"
    I18n.localizedString("profile", stringValue: gender, comment: "Whose page"),  // expect: key="profile" table="Swifternalization" comment="Whose page"
    I18n.localizedString("page", fittingWidth: 100, defaultValue: "Page"),  // expect: key="page" table="Swifternalization" value="Page"
    I18n.localizedString(name),  // expected-note {{key is not a string literal}}
    Bundle.main.localizedString("title"),
    Other.localizedString("title"),
  ]
}
