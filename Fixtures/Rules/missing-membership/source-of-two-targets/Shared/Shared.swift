// options: --compiled App Shared/Shared.swift --compiled Watch Shared/Shared.swift
import SwiftUI

struct Status: View {
  var body: some View {
    Text("error.decode")
    // expected-warning@-1 {{target 'Watch' does not take table 'Localizable', of which its code asks for 1 text [missing-membership]}}
    Text("Retry")  // expected-warning {{[missing-membership: untranslated-target]}}
    #if os(iOS)
      Text("error.send")  // expected-warning {{[missing-membership: code-under-a-condition]}}
    #endif
  }
}
