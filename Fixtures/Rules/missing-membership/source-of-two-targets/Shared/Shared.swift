// options: --compiled App Shared/Shared.swift --compiled Watch Shared/Shared.swift
import SwiftUI

struct Status: View {
  var body: some View {
    Text("error.decode")
    // expected-warning@-1 {{table 'Localizable' is not a member of target 'Watch', whose code uses 1 text of it [missing-membership]}}
    Text("Retry")  // expected-warning {{[missing-membership: untranslated-target]}}
    #if os(iOS)
      Text("error.send")  // expected-warning {{[missing-membership: code-under-a-condition]}}
    #endif
  }
}
