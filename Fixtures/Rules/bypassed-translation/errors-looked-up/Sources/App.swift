import SwiftUI

struct Texts {
  func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

enum Failure: LocalizedError {
  case offline

  var errorDescription: String? {
    switch self {
    case .offline: return "No connection"  // expected-warning {{text 'No connection' that 'errorDescription' gets is shown without its German translation [bypassed-translation: key-of-an-error]}}
    }
  }

  func description(in texts: Texts) -> String {
    switch self {
    case .offline: return texts.text("No connection")
    }
  }
}

struct Main: View {
  let failure: Failure
  var body: some View { Text(failure.description(in: Texts())) }
}
