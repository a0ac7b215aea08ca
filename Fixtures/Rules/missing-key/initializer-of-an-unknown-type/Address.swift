import SwiftUI

struct Row: View {
  init(name: String, value: String) {
    self.name = name
    self.value = value
  }
  let name: String, value: String
  var body: some View {
    Text(LocalizedStringKey(name))
    Text(LocalizedStringKey(value))
  }
}

func address(_ parts: inout URLComponents) {
  parts.queryItems = [.init(name: "win_mode", value: "fullscreen")]
}

func rows() -> [Row] {
  [.init(name: "row_title", value: "row_value")]  // expected-error {{key 'row_title' is not in table}} expected-error {{key 'row_value' is not in table}}
}

let hello = NSLocalizedString("hello", comment: "")
