import Foundation

extension String {
  var shown: String { NSLocalizedString(self, tableName: "Main", comment: "") }
  func shown(key: String) -> String {
    NSLocalizedString(key, tableName: "Main", value: self, comment: "")
  }
}

print("Shown".shown)  // expect: key="Shown" table="Main"
func check(_ text: String) {
  print(text.shown(key: "menu.check"))  // expect: key="menu.check" table="Main"
}
