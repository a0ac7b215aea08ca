import SwiftUI

// What a wrapper puts before or behind its argument belongs to the key.
func shop(_ key: String) -> String { NSLocalizedString("shop.\(key)", comment: "") }  // expected-note {{'shop.*' [dynamic-key]}}
let shopTitle = shop("title")  // expect: key="shop.title" routine="shop"
// How the keys of other arguments are called, the wrapper's own call tells.
let shopUnknown = shop(given)
let shopPart = shop("row.\(given)")
let shopChosen = shop(isOpen ? "open" : given)  // expect: key="shop.open"
let shopNothing = shop("")

func joined(_ key: String) -> String { NSLocalizedString("a." + key + ".b", comment: "") }  // expected-note {{'a.*.b' [dynamic-key]}}
let joinedKey = joined("x")  // expect: key="a.x.b"

func whole(_ key: String) -> String { NSLocalizedString("\(key)", comment: "") }
let wholeKey = whole("whole")  // expect: key="whole"

func variable(_ name: String) -> String {
  let key = "variable.\(name)"
  return NSLocalizedString(key, comment: "")  // expected-note {{'variable.*' [dynamic-key]}}
}
let variableKey = variable("x")  // expect: key="variable.x"

func steps(_ name: String) -> String {
  let part = name + ".part"
  let key = "steps.\(part)"
  return NSLocalizedString(key, comment: "")  // expected-note {{'steps.*.part' [dynamic-key]}}
}
let stepsKey = steps("x")  // expect: key="steps.x.part"

// A wrapper of a wrapper puts its own around.
func list(_ key: String) -> String { shop("list." + key) }
let listKey = list("empty")  // expect: key="shop.list.empty" routine="list"
func same(_ key: String) -> String { shop(key) }
let sameKey = same("same")  // expect: key="shop.same" routine="same"

// Of several keys that are made of one text not all need be there.
func alert(_ name: String) {
  show(NSLocalizedString("\(name).title", comment: ""))  // expected-note {{'*.title' [dynamic-key]}}
  show(NSLocalizedString("\(name).text", comment: ""))  // expected-note {{'*.text' [dynamic-key]}}
}
alert("delete")  // expect: key="delete.text"; key="delete.title"
func either(_ key: String) -> String {
  key.isEmpty ? NSLocalizedString(key, comment: "") : NSLocalizedString("more." + key, comment: "")  // expected-note {{'more.*' [dynamic-key]}}
}
let eitherKey = either("key")  // expect: key="key"; key="more.key"

extension String {
  var app: String { NSLocalizedString("app." + self, comment: "") }  // expected-note {{'app.*' [dynamic-key]}}
  var placed: String { NSLocalizedString("placed.\(self)", tableName: "Places", comment: "") }  // expected-note {{'placed.*' [dynamic-key]}}
}
let appKey = "name".app  // expect: key="app.name"
let placedKey = "name".placed  // expect: key="placed.name" table="Places"
func inner(_ key: String) -> String { key.app }
let innerKey = inner("inner")  // expect: key="app.inner"
func interpolated(_ key: String) -> String { "inner.\(key)".app }
let interpolatedKey = interpolated("x")  // expect: key="app.inner.x"
func enclosed(_ key: String) -> String { ("sum." + key).app }
let enclosedKey = enclosed("x")  // expect: key="app.sum.x"

// What a property holds becomes part of keys as well.
struct Plant {
  let id: String
  var name: String { NSLocalizedString("plant.\(id)", comment: "") }  // expected-note {{'plant.*' [dynamic-key]}}
}
let plant = Plant(id: "rose")  // expect: key="plant.rose"
final class Stone {
  private let id: String
  init(_ id: String) { self.id = id }
  var name: String { NSLocalizedString("stone.\(self.id)", comment: "") }  // expected-note {{'stone.*' [dynamic-key]}}
}
let stone = Stone("slate")  // expect: key="stone.slate"

// A sum is a string on its way to a localizable type.
func title(_ key: String) -> Text { Text(LocalizedStringKey("title." + key)) }  // expected-note {{'title.*' [dynamic-key]}}
let titleView = title("main")  // expect: key="title.main"

// An interpolation is an argument of the text there, a sentence is filled, and two names are no one's key.
func count(_ name: String) -> Text { Text(LocalizedStringKey("count.\(name)")) }  // expect: key="count.%@"
let countView = count("none")
func greet(_ name: String) -> String { NSLocalizedString("Hello \(name)!", comment: "") }  // expected-note {{dynamic-key}}
let greeting = greet("Ann")
func two(_ a: String, _ b: String) -> String { NSLocalizedString("two.\(a).\(b)", comment: "") }  // expected-note {{'two.*.*' [dynamic-key]}}
let twoKeys = two("a", "b")
func number(_ code: Int) -> String { NSLocalizedString("error.\(code)", comment: "") }  // expected-note {{'error.*' [dynamic-key]}}
let numbered = number(404)
func changed(_ key: String) -> String { NSLocalizedString("low." + key.lowercased(), comment: "") }  // expected-note {{'low.*' [dynamic-key]}}
let changedKey = changed("KEY")

// A local name is what it is bound to, once and for all, and no parameter or property of the name.
func anew(_ key: String) -> String {
  let key = "anew.\(key)"
  return NSLocalizedString(key, comment: "")  // expected-note {{'anew.*' [dynamic-key]}}
}
let anewKey = anew("x")  // expect: key="anew.x"
func several(_ name: String, _ isPlain: Bool) -> String {
  if isPlain {
    let key = name
    return NSLocalizedString(key, comment: "")  // expected-note {{dynamic-key}}
  }
  let key = "several." + name
  return NSLocalizedString(key, comment: "")  // expected-note {{'several.*' [dynamic-key]}}
}
let severalKeys = several("x", true)
struct Shelf {
  let title: String
  func names() -> [String] {
    tabs.map { tab in
      let title = tab.title
      return NSLocalizedString("tab.\(title)", comment: "")  // expected-note {{'tab.*' [dynamic-key]}}
    }
  }
  func others() -> [String] {
    tabs.map { title in NSLocalizedString("other.\(title)", comment: "") }  // expected-note {{'other.*' [dynamic-key]}}
  }
  func pairs() -> [String] {
    tabs.map { (index: Int, title: String) in NSLocalizedString("pair.\(title)", comment: "") }  // expected-note {{'pair.*' [dynamic-key]}}
  }
  func loops() {
    for title in names() { show(NSLocalizedString("loop.\(title)", comment: "")) }  // expected-note {{'loop.*' [dynamic-key]}}
    let (title, _) = part()
    show(NSLocalizedString("tuple.\(title)", comment: ""))  // expected-note {{'tuple.*' [dynamic-key]}}
    if case .shown(let title) = state { show(NSLocalizedString("shown.\(title)", comment: "")) }  // expected-note {{'shown.*' [dynamic-key]}}
    if case let .hidden(title) = state { show(NSLocalizedString("hidden.\(title)", comment: "")) }  // expected-note {{'hidden.*' [dynamic-key]}}
  }
}
let shelf = Shelf(title: "Server")
func changing(_ name: String) -> String {
  var name = name
  name += "."
  return NSLocalizedString("changing.\(name)", comment: "")  // expected-note {{'changing.*' [dynamic-key]}}
}
let changingKey = changing("x")

// What is shown where no table has the key is the text, or what nobody knows.
func shown(_ text: String) -> String { NSLocalizedString("shown." + text, value: text, comment: "") }  // expected-note {{'shown.*' [dynamic-key]}}
let shownText = shown("Sure")  // expect: key="shown.Sure" value="Sure"
func capital(_ text: String) -> String {
  NSLocalizedString("capital." + text, value: text.capitalized, comment: "")  // expected-note {{'capital.*' [dynamic-key]}}
}
let capitalText = capital("sure")  // expect: key="capital.sure"
func given(_ text: String, _ value: String) -> String {
  NSLocalizedString("given." + text, value: value, comment: "")  // expected-note {{'given.*' [dynamic-key]}}
}
let givenText = given("sure", "Certainly")  // expect: key="given.sure" value="Certainly"

// What calls itself does not do so for ever.
func fallback(_ key: String) -> String {
  let text = NSLocalizedString(key, comment: "")
  return text == key ? fallback("more.\(key)") : text  // expected-note {{'more.*' [dynamic-key]}}
}
let fallbackKeys = fallback("x")  // expect: key="x"; key="more.x"
