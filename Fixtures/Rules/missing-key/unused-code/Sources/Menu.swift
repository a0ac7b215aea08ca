import SwiftUI

@main struct MenuApp: App {
  var body: some Scene { WindowGroup { MenuScreen() } }
}

struct MenuScreen: View {
  var body: some View {
    Text("menu.title")
    MenuHint()
  }
}

struct MenuHint: View {
  var body: some View { Text("menu.hint") }  // expected-error {{key 'menu.hint' is not in table 'Localizable' [missing-key]}}
}

// MenuBanner() was shown here.
struct MenuBanner: View {
  var body: some View { Text("menu.banner") }  // expected-error {{key 'menu.banner' is not in table 'Localizable' [missing-key: unused-code]}}
}

extension MenuBanner {
  var caption: String { String(localized: "menu.caption") }  // expected-error {{key 'menu.caption' is not in table 'Localizable' [missing-key: unused-code]}}
}

// Previews show it to developers alone.
struct MenuFooter: View {
  var body: some View { Text("menu.footer") }  // expected-error {{key 'menu.footer' is not in table 'Localizable' [missing-key: unused-code]}}
}

struct MenuFooter_Previews: PreviewProvider {
  static var previews: some View { MenuFooter() }
}
