import Foundation

extension String {
  static func found(_ name: String) -> String { NSLocalizedString(name, comment: "") }
  func found() -> String { String.found(self) }
  static func sought(_ name: String) -> String { NSLocalizedString(name, comment: "") }
  func sought(_ part: String) -> Bool { contains(part) }
}

print(String.found("Static"))  // expect: key="Static"
print("[\(String.found("In an interpolation"))]")  // expect: key="In an interpolation"
print("Member".found())  // expect: key="Member"
print("In a text".sought("no key"), "In \(1) text".sought("no key either"))
