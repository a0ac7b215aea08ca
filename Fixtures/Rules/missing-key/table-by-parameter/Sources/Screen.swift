import SwiftUI

struct Screen: View {
  var body: some View {
    Card(title: "card.title", table: "Chat")
    Card(title: "home.title", table: "Chat")  // expected-error {{key 'home.title' is not in table 'Chat' [missing-key]}}
    Card(title: "home.title")
    Card(title: "card.title")  // expected-error {{key 'card.title' is not in table 'Localizable' [missing-key]}}
    Banner(title: "banner.title")
    Banner(title: "banner.home", table: "Localizable")
    Banner(title: "banner.home")  // expected-error {{key 'banner.home' is not in table 'Chat' [missing-key]}}
    Both(title: "both.title", name: "home.title")
    Both(title: "both.absent", name: "home.title")  // expected-error {{key 'both.absent' is not in table 'Localizable' [missing-key]}}
    Row(name: "row.name")
    Row(name: "row.home")  // expected-error {{key 'row.home' is not in table 'Chat' [missing-key]}}
  }
}
