import Foundation
import Model

private let globalKey = "global.key"
let sum = "sum." + "of " + globalKey
var changing = "first"

enum Keys {
  static let title = "keys.title"
  static let prefix: String = "keys.prefix"
  enum Nested { static let deep = "keys.deep" }
  static var computed: String { "keys.computed" }
  static func made(_ name: String) -> String { "made.\(name)" }
  static func labelled(by name: String, number: Int) -> String {
    let prefix = "labelled."
    return prefix + name
  }
}

let a = NSLocalizedString(globalKey, comment: "")  // expect: key="global.key"
let b = NSLocalizedString(Keys.title, comment: "")  // expect: key="keys.title"
let c = NSLocalizedString(Keys.Nested.deep, comment: "")  // expect: key="keys.deep"
let d = NSLocalizedString(Keys.computed, comment: "")  // expect: key="keys.computed"
let e = NSLocalizedString(Keys.prefix + ".more", comment: "")  // expect: key="keys.prefix.more"
let f = NSLocalizedString("\(Keys.prefix).in", comment: "")  // expect: key="keys.prefix.in"
let g = NSLocalizedString(sum, comment: "")  // expect: key="sum.of global.key"
let h = NSLocalizedString(changing, comment: "")  // expect: key="first" // expected-note {{property 'changing' can change: '*'}}
let i = NSLocalizedString(Keys.made("up"), comment: "")  // expect: key="made.up"
let j = NSLocalizedString(Keys.labelled(by: "it", number: 2), comment: "")  // expect: key="labelled.it"
let k = NSLocalizedString(unheardOf, comment: "")  // expected-note {{key is not a string literal: 'unheardOf' is not declared}}
let l = NSLocalizedString(Keys.title.uppercased(), comment: "")  // expect: key="KEYS.TITLE"
let m = NSLocalizedString("keys.Title".lowercased().appending(".x"), comment: "")  // expect: key="keys.title.x"
let n = NSLocalizedString(String(format: "%@.of.%d%%", Keys.title, 3), comment: "")  // expected-note {{: 'keys.title.of.*%'}}
let o = NSLocalizedString("a b c".replacingOccurrences(of: " ", with: "_"), comment: "")  // expect: key="a_b_c"
let p = NSLocalizedString(Model.globalKey, comment: "")  // expect: key="global.key"
#if os(iOS)
  let twin = "a"
#else
  let twin = "b"
#endif
let r = NSLocalizedString(Model.twin, comment: "")  // expected-note {{property 'twin' has no known value}}
let q = NSLocalizedString(Foreign.globalKey, comment: "")  // expected-note {{property 'globalKey' has no known value}}

struct Screen {
  static let key = "screen.key"
  private let own = "screen.own"
  let given: String
  var isNew = false

  func title(_ parameter: String) -> String {
    let local = "screen.local"
    let other = isNew ? "screen.new" : Self.key
    _ = NSLocalizedString(local, comment: "")  // expect: key="screen.local"
    _ = NSLocalizedString(other, comment: "")  // expect: key="screen.new" ; key="screen.key"
    _ = NSLocalizedString(own, comment: "")  // expect: key="screen.own"
    _ = NSLocalizedString(self.own, comment: "")  // expect: key="screen.own"
    _ = NSLocalizedString(Screen.key, comment: "")  // expect: key="screen.key"
    _ = NSLocalizedString(parameter + ".x", comment: "")  // expected-note {{key is composed at run time: parameter 'parameter' can be anything: '*.x'}}
    _ = NSLocalizedString(given + "!", comment: "")  // expected-note {{'*!'}}
    let assigned: String
    if isNew { assigned = "assigned.new" } else { assigned = "assigned.old" }
    _ = NSLocalizedString(assigned, comment: "")  // expect: key="assigned.new" ; key="assigned.old"
    var changed = "changed.before"
    if isNew { changed = "changed.after" }
    _ = NSLocalizedString(changed, comment: "")  // expect: key="changed.before" ; key="changed.after"
    var grown = "grown"
    grown += parameter
    return NSLocalizedString(grown, comment: "")  // expected-note {{variable 'grown' can change: '*'}}
  }
}

let table = NSLocalizedString("In a table", tableName: Keys.title, comment: "")  // expect: key="In a table" table="keys.title"
