import SwiftUI

let address = URL(string: "https://example.org")!
let link = Link("some-project", destination: address)  // expected-error {{text 'some-project' is not in table 'Localizable' [unlisted-text]}}
let sign = Text("sign-in")  // expected-error {{text 'sign-in' is not in table 'Localizable' [unlisted-text]}}
let title = Link("sign_in_title", destination: address)  // expected-error {{key 'sign_in_title' is not in table 'Localizable' [missing-key]}}
let day = Text("Good day")
