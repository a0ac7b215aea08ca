import SwiftUI

// Two types name it, of which one turns out to be unused by the other.
struct Row: View {
  var body: some View { Chip(title: "Deeper") }  // expected-warning {{ [bypassed-translation: unused-code]}}
}
