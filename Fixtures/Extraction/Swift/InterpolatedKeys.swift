import SwiftUI

// What the project's own interpolations take as a localizable type is a key as well.

extension LocalizedStringKey.StringInterpolation {
  mutating func appendInterpolation(bold value: LocalizedStringKey) {
    appendInterpolation(Text(value).bold())
  }
  mutating func appendInterpolation(_ value: LocalizedStringKey, color: Color) {
    appendInterpolation(Text(value).foregroundColor(color))
  }
  mutating func appendInterpolation(_ value: LocalizedStringKey) {}
  mutating func appendInterpolation(code value: String) {}
}

struct Guide: View {
  let name: String
  var body: some View {
    Text("Tap \(bold: "Save") to go on")  // expect: key="Tap %? to go on"; key="Save" routine="appendInterpolation"
    Text("Look at the \("blue part", color: .blue)")  // expect: key="Look at the %@"; key="blue part"
    Text("Type \(code: "ls") or \(name)")  // expect: key="Type %? or %@"
    Text("One \("text")")  // expect: key="One %@"
    Text("Tap \(bold: LocalizedStringKey("Open"))")  // expect: key="Tap %?"; key="Open"
    Text("\(name, specifier: "%5@") and \(bold: isNew ? "Add" : "Change")")  // expect: key="%5@ and %@"; key="Add"; key="Change"
  }
}
