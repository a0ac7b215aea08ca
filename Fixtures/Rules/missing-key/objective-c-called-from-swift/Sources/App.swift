let text = Texts.text(forKey: "text.title")
let absent = Texts.text(forKey: "text.absent")  // expected-error {{key 'text.absent' is not in table 'Texts'}}
let day = Texts.localized("day.title", inTable: "Texts")  // expected-error {{key 'day.title' is not in table 'Texts'}}
let alert = Texts(title: "alert.title", message: "no key")  // expected-error {{key 'alert.title' is not in table 'Localizable'}}
button.setHeading("no.key")

extension String {
  var localized: String { Texts.text(forKey: self) }
}
let suffix = "suffix.title".localized  // expected-error {{key 'suffix.title' is not in table 'Texts'}}
