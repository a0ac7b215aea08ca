import Foundation

extension StringLiteralType {
  var i18n: String { NSLocalizedString(description, comment: "") }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  var shouted: String { localized.uppercased() }
  func filled(with arguments: CVarArg...) -> String { String(format: localized, arguments: arguments) }
  func label(_ localizes: Bool = true) -> NSAttributedString {
    NSAttributedString(string: localizes ? i18n : self)
  }
  // The parameter is meant, and not the member.
  func chosen(localized: Bool) -> String { localized ? "yes" : self }
  // So is what the function declares.
  func cut() -> String { Cutter(localized: count).text }
  func described(description: String) -> String { NSLocalizedString(description, comment: "") }
  var twice: String { shouted + shouted }
}

struct Page {
  let description = "page"
  var title: String { NSLocalizedString(description, comment: "") }  // expect: key="page"
}

let plain = "Plain".i18n  // expect: key="Plain" routine="i18n"
let loud = "Loud".shouted  // expect: key="Loud" routine="shouted"
let full = "%d items".filled(with: 3)  // expect: key="%d items" routine="filled"
let label = "Label".label()  // expect: key="Label" routine="label"
let double = "Double".twice  // expect: key="Double" routine="twice"
let chosen = "no key".chosen(localized: true)
let cut = "no key".cut()
let described = "no key".described(description: "A key")  // expect: key="A key"
