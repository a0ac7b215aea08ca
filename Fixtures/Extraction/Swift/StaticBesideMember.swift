import Foundation

extension String {
  static func found(_ name: String) -> String { NSLocalizedString(name, comment: "") }
  func found() -> String { String.found(self) }

  var shown: String { NSLocalizedString(self, tableName: "Main", comment: "") }
  func shown(key: String) -> String {
    NSLocalizedString(key, tableName: "Main", value: self, comment: "")
  }
}

print(String.found("Static"))  // expect: key="Static"
print("[\(String.found("In an interpolation"))]")  // expect: key="In an interpolation"
print("Member".found())  // expect: key="Member"
print("Shown".shown)  // expect: key="Shown" table="Main"
func check(_ text: String) {
  print(text.shown(key: "menu.check"))  // expect: key="menu.check" table="Main"
}
