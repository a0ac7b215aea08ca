import Foundation

extension String {
  func localized(key: String) -> String { NSLocalizedString(key, value: self, comment: "") }
  func text(_ key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: self, table: "Texts")
  }
  func handed(_ key: String) -> String { self.localized(key: key) }
  func plain(_ key: String) -> String { NSLocalizedString(key, value: "", comment: "") }
  func given(_ key: String, _ text: String) -> String {
    NSLocalizedString(key, value: text, comment: "")
  }
  static func made(_ key: String) -> String { NSLocalizedString(key, comment: "") }
  func around() -> String {
    let inside = localized(key: "inside")  // expect: key="inside" value=""
    return inside
  }
}

struct Texts {
  func localized(word: String) -> String { NSLocalizedString(word, value: title, comment: "") }
  let title = ""
}

let remove = "Remove reference".localized(key: "reference.remove")  // expect: key="reference.remove" value="Remove reference"
let add = ("Add it").localized(key: "reference.add")  // expect: key="reference.add" value="Add it"
let save = "Save".text("reference.save")  // expect: key="reference.save" value="Save" table="Texts"
let close = "Close".handed("reference.close")  // expect: key="reference.close" value="Close"
let open = "Open".plain("reference.open")  // expect: key="reference.open" value=""
let hide = "Hide".given("reference.hide", "Hidden")  // expect: key="reference.hide" value="Hidden"
let made = String.made("reference.made")  // expect: key="reference.made" value=""
let word = Texts().localized(word: "reference.word")  // expect: key="reference.word" value=""
let name = "Name"
let named = name.localized(key: "reference.name")  // expect: key="reference.name"
