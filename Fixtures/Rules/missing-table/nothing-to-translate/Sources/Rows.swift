import SwiftUI

struct Rows: View {
  var body: some View {
    Text("•", tableName: "Rows")
    Text("\(name) – \(amount)", tableName: "Rows")
    Text("Show all rows", tableName: "Rows")  // expected-warning {{table 'Rows' does not exist; the code uses 1 key of it [missing-table]}}
    Text("\(amount) %", tableName: "Bars")  // expected-warning {{table 'Bars' does not exist; the code uses 1 key of it [missing-table: no-letters]}}
    Text("https://example.org", tableName: "Links")  // expected-warning {{[missing-table: no-words]}}
  }
}
