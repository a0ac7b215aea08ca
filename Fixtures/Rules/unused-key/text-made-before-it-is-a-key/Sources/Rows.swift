import SwiftUI

enum Theme: String, CaseIterable { case light, dark }

let title = Text("Appearance")
func row(_ theme: Theme) -> some View { Text(LocalizedStringKey(stringLiteral: theme.rawValue)) }
func state(_ code: Int) -> some View { Text(LocalizedStringKey(stringLiteral: "state." + name(code))) }  // expected-note {{key is composed at run time}}
