import Swifternalization

func labels(_ count: Int) -> [String] {
  [
    I18n.localizedString("cars", intValue: count, comment: "Number of cars"),
    I18n.localizedString("title", comment: "Title"),
    Swifternalization.localizedString("page", fittingWidth: 30, comment: "Pages"),
  ]
}
