import SwiftUI

enum Failure: LocalizedError {
  case offline
  var errorDescription: String? { "failure.offline" }
}

struct Alert: View {
  let error: any Error
  var body: some View { Text(LocalizedStringKey(error.localizedDescription)) }  // expected-note {{key is not a string literal: property 'localizedDescription' has no known value [dynamic-key]}}
}

struct Device: View {
  let name: any Named
  var body: some View { Text(LocalizedStringKey(name.localizedName)) }  // expected-note {{key is not a string literal: property 'localizedName' has no known value [dynamic-key]}}
}

struct Own: Named {
  let localizedName: String
  init(name: String) { localizedName = name }
}
