import SwiftUI

enum Texts {
  static var isGerman: Bool { Bundle.main.preferredLocalizations.first == "de" }

  static func text(_ english: String, _ german: String) -> String { isGerman ? german : english }
}

struct Main: View {
  var body: some View {
    Text(Texts.text("Apples", "Äpfel"))  // expected-warning {{ [bypassed-translation: beside-its-translation]}}
    Text(Texts.text("Pears", "Plums"))  // expected-warning {{text 'Pears' that 'Text' gets is shown without its German translation}}
  }
}
