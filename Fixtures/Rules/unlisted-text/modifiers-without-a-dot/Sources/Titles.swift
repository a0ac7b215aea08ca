import SwiftUI

extension Card {
  func titled() -> some View { navigationTitle("Cards of the day") }  // expected-error {{text 'Cards of the day' is not in table 'Localizable' [unlisted-text]}}
  func helped() -> some View { help("own function of another file") }
}

extension Elsewhere {
  func titled() -> some View { navigationTitle("of a type that was not read") }
}
