import SwiftUI

@main struct FilesApp: App {
  var body: some Scene { WindowGroup { Text("Open a file") } }
}

struct OldScreen: View {
  @State private var isOpen = false

  var body: some View {
    Text("Files of last week")  // expected-error {{text 'Files of last week' is not in table 'Localizable' [unlisted-text: unused-code]}}
    OldRow(title: "Files of last year")  // expected-error {{text 'Files of last year' is not in table 'Localizable' [unlisted-text: unused-code]}}
  }
}

/// Unused code alone names it, which is no use.
struct OldRow: View {
  let title: LocalizedStringKey

  var body: some View {
    Text(title)
    Text("Files of old")  // expected-error {{text 'Files of old' is not in table 'Localizable' [unlisted-text: unused-code]}}
  }
}
