import SwiftUI

struct Row: View {
  let icon: String
  let title: LocalizedStringKey
  var subtitle: LocalizedStringKey? = nil
  var footer: LocalizedStringKey = "No footer"  // expect: key="No footer" routine="LocalizedStringKey"
  var body: some View { Text(title) }
}

let row = Row(icon: "star", title: "Inbox", subtitle: "Unread")  // expect: key="Inbox" routine="Row"; key="Unread"
let rows: [Row] = [.init(icon: "star", title: "Listed")]  // expect: key="Listed"
let generic = Wrapper<Row>(header: "Generic")  // expect: key="Generic"

struct Wrapper<Content> {
  init(header: LocalizedStringResource, tag: String = "tag") {}
  init(tag: String) { self.init(header: "Forwarded", tag: tag) }  // expect: key="Forwarded"
}

class Base { init(name: LocalizedStringKey) {} }
class Derived: Base {}
let inherited = Derived(name: "Inherited")  // expect: key="Inherited"

enum Failure {
  case offline(reason: LocalizedStringKey, code: String)
  case custom(LocalizedStringKey)
}
let failure = Failure.offline(reason: "No network", code: "E1")  // expect: key="No network"
let custom: Failure = .custom("Something")  // expect: key="Something"

func show(_ message: LocalizedStringKey, id: String, hint: LocalizedStringKey = "Tap") {}  // expect: key="Tap"

func ask(
  _ then: () -> Void = {
    func answer(_ text: LocalizedStringKey = "Inner default") {}  // expect: key="Inner default"
  },
  title: LocalizedStringKey = "Outer default"  // expect: key="Outer default"
) {}
func after(title: LocalizedStringKey = "Next default") {}  // expect: key="Next default"
show("Saved", id: "saved")  // expect: key="Saved" routine="show"
show(name, id: "none", hint: "Press")  // expect: key="Press"
func tag(_ names: Set<String>, _ title: LocalizedStringKey) {}
tag(["no key"], "Tagged")  // expect: key="Tagged"
func tag(_ names: String..., title: LocalizedStringKey) {}
tag("no key", "nor this", title: "Tagged twice")  // expect: key="Tagged twice"

func log(_ message: String) {}
func log(_ message: LocalizedStringKey) {}
log("a String first of all")

enum Tab: LocalizedStringResource {
  case home = "Home"  // expect: key="Home"
  case search = "Find"  // expect: key="Find"
  var icon: String { "house" }
}

typealias Caption = LocalizedStringKey
let caption: Caption = "Caption"  // expect: key="Caption"
let list: [LocalizedStringKey] = ["One", "Two"]  // expect: key="One"; key="Two"
let map: [String: LocalizedStringResource] = ["id": "Mapped"]  // expect: key="Mapped"
let cast = "Cast" as LocalizedStringKey  // expect: key="Cast"

struct Presentation {
  var title: LocalizedStringKey
  var subtitle: LocalizedStringKey
  var isEditable = false
}
var presentation: Presentation {
  .init(
    title: "Custom",  // expect@-1: key="Custom"; key="Fine-tuned"
    subtitle: "Fine-tuned",
    isEditable: true
  )
}
