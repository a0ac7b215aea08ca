import SwiftUI

struct Plan: View {
  var body: some View {
    Text("Bugün için plan yok")
    Text("Ayarları değiştir")
    Text("Şimdi başla")
  }
}

let absent = Text("Yarın için plan yok")  // expected-error {{text 'Yarın için plan yok' is not in table 'Localizable' [unlisted-text]}}
