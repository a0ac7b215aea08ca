import Swifternalization

func labels(_ count: Int) -> [String] {
  [
    I18n.localizedString("cars", comment: "Number of cars"),  // expected-warning {{call passes no value to key 'cars', whose text has expressions [mismatched-variation]}}
    I18n.localizedString("title", intValue: count, comment: "Title"),  // expected-warning {{call passes a value to key 'title', whose text has no expressions [mismatched-variation]}}
    Swifternalization.localizedString("page", comment: "Pages"),  // expected-warning {{call passes no width to key 'page', whose text has several [mismatched-variation]}}
  ]
}
