import SwiftUI

protocol Row {
  var title: String { get }
  var key: String { get }
}

struct Computed: Row {
  let isNew: Bool
  var title: String { isNew ? "New" : "Old" }  // expected-warning {{text 'New' that 'Text' gets}} expected-warning {{text 'Old' that 'Text' gets}}
  var key: String { "Not shown" }
}

struct Stored: Row {
  let title: String
  let key: String
}

struct LookedUp: Row {
  let title: String
  let key = ""
  init(title: String) { self.title = NSLocalizedString(title, comment: "") }
}

struct Other { let title: String }

struct RowView: View {
  let row: any Row
  var body: some View { Text(row.title) }
}

struct Main: View {
  let rows: [any Row] = [
    Computed(isNew: true),
    Stored(title: "Stored", key: "Not shown"),  // expected-warning {{text 'Stored' that 'Text' gets}}
    LookedUp(title: "Looked up"),
  ]
  let other = Other(title: "Not shown")
  var body: some View {
    ForEach(rows, id: \.key) { RowView(row: $0) }
  }
}
