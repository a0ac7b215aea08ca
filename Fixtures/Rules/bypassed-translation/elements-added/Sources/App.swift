import SwiftUI

struct Lines: View {
  let isLong: Bool
  private var lines: [String] {
    var lines = ["First"]  // expected-warning {{text 'First' that 'Text' gets is shown without its German translation}}
    if isLong { lines.append("Second") }  // expected-warning {{text 'Second' that 'Text' gets}}
    lines += ["Third"]  // expected-warning {{text 'Third' that 'Text' gets}}
    return lines
  }
  private var names: [String] {
    var names: [String] = []
    names.append("Kept")
    return names
  }
  var body: some View {
    ForEach(lines, id: \.self) { Text($0) }
    ForEach(names, id: \.self) { Text(LocalizedStringKey($0)) }  // expected-note {{key is not a string literal}}
  }
}
