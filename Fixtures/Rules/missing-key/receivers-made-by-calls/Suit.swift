import Foundation

enum Suit: Int {
  case black = 1

  func title(_ isShort: Bool) -> String {
    switch self {
    case .black: return isShort ? "suit.b" : "suit.black"
    }
  }

  var name: String { "suit.name" }

  static func at(_ index: Int) -> Suit { .black }
}

extension String {
  func localized() -> String { NSLocalizedString(self, comment: "") }
}

func at(_ index: Int) -> Suit { .black }

func titles(_ index: Int) -> [String?] {
  [
    Suit(rawValue: index)?.title(true).localized(),  // expected-warning {{key 'suit.black' is not in table 'Localizable' [missing-key]}}
    Suit.at(index).name.localized(),  // expected-error {{key 'suit.name' is not in table 'Localizable' [missing-key]}}
    at(index).name.localized(),
    unknown(index).name.localized(),  // expected-note {{key is not a string literal: property 'name' has no known value [dynamic-key]}}
  ]
}
