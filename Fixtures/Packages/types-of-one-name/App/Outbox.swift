import SwiftUI

let outbox = Row(title: "no key")
let settings = Settings.Cell(title: "Qualified")  // expect: key="Qualified"
let log = Log.Cell(title: "no key")
let note = Settings.Note.text("Qualified case")  // expect: key="Qualified case"
let line = Log.Note.text("no key")
let tag = Tag("Tag")  // expect: key="Tag"

private struct Row {
  let title: String
}

struct Log {
  struct Cell {
    let title: String
  }
  enum Note {
    case text(String)
  }
  let cell = Cell(title: "no key")
  let tag = Tag("no key")

  struct Tag {
    init(_ text: String) {}
  }
}

struct Badge {
  let title: LocalizedStringKey
}
