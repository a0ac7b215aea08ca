let town = NSLocalizedString("town", comment: "")

func word() -> String { CommandLine.arguments[0] }

let start = NSLocalizedString("start.word", value: word(), comment: "")  // expected-error {{key 'start.word' is not in table 'Localizable' [unlisted-text]}}
let known = NSLocalizedString("known.word", value: word(), comment: "")
let key = NSLocalizedString("key.word", value: "key.word", comment: "")  // expected-error {{text 'key.word' is not in table 'Localizable' [unlisted-text]}}
let none = Bundle.main.localizedString(forKey: "none.word", value: nil, table: nil)  // expected-error {{key 'none.word' is not in table 'Localizable' [missing-key]}}
let same = Bundle.main.localizedString(forKey: Key.same, value: Key.same, table: nil)  // expected-error {{key 'same.word' is not in table 'Localizable' [missing-key]}}

enum Key {
  static let same = "same.word"
}
