import TipKit

struct FormatTip: Tip {
  var title: Text { Text("Formats") }  // expect: key="Formats"
  var actions: [Action] {
    Action(id: "format", title: "Choose a format")  // expect: key="Choose a format"
    Tips.Action(id: "later", title: "Later")  // expect: key="Later"
  }
}
