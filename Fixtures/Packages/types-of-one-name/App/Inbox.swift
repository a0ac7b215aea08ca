import SwiftUI

let inbox = Row(title: "Inbox")  // expect: key="Inbox"
let badge = Badge(title: "Badge")  // expect: key="Badge"

private struct Row: View {
  let title: LocalizedStringKey
}

struct Settings: View {
  struct Cell {
    let title: LocalizedStringKey
  }
  enum Note {
    case text(LocalizedStringKey)
  }
  let cell = Cell(title: "Cell")  // expect: key="Cell"
  let note = Note.text("Note")  // expect: key="Note"
}

struct Tag {
  init(_ text: LocalizedStringKey) {}
}
