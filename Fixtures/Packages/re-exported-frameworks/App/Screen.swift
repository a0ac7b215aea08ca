enum Screens {
  static func title() -> Any { Text("Inbox").navigationTitle("Mail") }  // expect: key="Inbox"; key="Mail"
}
