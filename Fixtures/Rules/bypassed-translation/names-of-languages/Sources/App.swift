import SwiftUI

enum Speech: CaseIterable {
  case automatic, english, german, japanese

  var name: String {
    switch self {
    case .automatic: "Automatic"  // expected-warning {{text 'Automatic' that 'Text' gets is shown without its German translation}}
    case .english: "English"  // expected-warning {{ [bypassed-translation: name-of-a-language]}}
    case .german: "Deutsch"  // expected-warning {{ [bypassed-translation: name-of-a-language]}}
    case .japanese: "日本語"
    }
  }
}

struct Main: View {
  var body: some View {
    ForEach(Speech.allCases, id: \.self) { Text($0.name) }
  }
}
