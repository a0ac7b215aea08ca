import Swifternalization

func profile(of gender: String) -> String {
  I18n.localizedString("profile", stringValue: gender, comment: "Title of a person's page")
}
