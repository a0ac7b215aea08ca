import SwiftUI

enum Texts {
  static func string(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

struct Names {
  func string(_ name: String) -> String { read(name) }
}

// The function of another type looks nothing up, so that what it gives may be any key.
struct Screen: View {
  let names: Names

  var body: some View {
    Text(LocalizedStringKey(names.string("search")))  // expected-note {{key is not a string literal: what 'read' returns is not known [dynamic-key]}}
    Text(verbatim: Texts.string("title"))
  }
}
