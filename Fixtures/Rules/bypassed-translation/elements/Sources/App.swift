import SwiftUI

struct Item: Identifiable {
  let id: Int
  let title: String
  let detail: String
  var note: String?
}

final class Row {
  let name: String
  init(_ name: String) { self.name = name }
}

struct Task { let title: String }

final class Store: ObservableObject {
  @Published var items: [Item] = []
  @Published var selected: Item?
  @Published var rows: [Row] = []
  func load() {
    items = [Item(id: 1, title: "First", detail: "Not shown")]  // expected-warning {{text 'First' that 'Item' gets}}
    items.append(Item(id: 2, title: "Second", detail: "Not shown"))  // expected-warning {{text 'Second' that 'Item' gets}}
    selected = Item(id: 3, title: "Third", detail: "Not shown", note: "Noted")  // expected-warning {{text 'Third' that 'Item' gets}} expected-warning {{text 'Noted' that 'Label' gets}}
    selected?.note = "Noted later"  // expected-warning {{text 'Noted later' that 'Label' gets}}
    rows = [Row("In a row")]  // expected-warning {{text 'In a row' that 'Row' gets}}
    _ = Task(title: "Of another type")
  }
}

struct Screen: View {
  @StateObject private var store = Store()
  var body: some View {
    ForEach(store.items) { item in Text(item.title) }
    ForEach(store.rows.indexed(), id: \.index) { index, row in Text(row.name) }
    if let item = store.selected {
      Text(item.title)
      Label(item.note ?? "", systemImage: "note")
    }
  }
}
