import SwiftUI

struct Row: View {
  let title: String
  let value: String
  var body: some View {
    Text(LocalizedStringKey(title))
    Text(LocalizedStringKey(value))
  }
}

struct Speeds: View {
  let down: Int
  let up: Int
  var body: some View {
    // expected-note@+1 {{key '↓* · ↑* Mbps' contains an interpolation, so the lookup always fails [interpolated-key]}}
    Row(title: "Speed", value: "↓\(down) · ↑\(up) Mbps")
    // expected-error@+1 {{key '* of * Mbps' contains an interpolation, so the lookup always fails [interpolated-key]}}
    Row(title: "Speed", value: "\(down) of \(up) Mbps")
  }
}
