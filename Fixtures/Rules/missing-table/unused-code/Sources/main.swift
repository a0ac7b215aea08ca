import Foundation

print(NSLocalizedString("title", comment: ""), NSLocalizedString("about", tableName: "About", comment: ""))  // expected-warning {{table 'About' does not exist; the code uses 1 key of it [missing-table]}}

func farewell() -> String {
  NSLocalizedString("bye", tableName: "Farewell", comment: "")  // expected-warning {{table 'Farewell' does not exist; the code uses 1 key of it [missing-table: unused-code]}}
}
