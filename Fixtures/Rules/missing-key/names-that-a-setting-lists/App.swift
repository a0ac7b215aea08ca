// options: --proper-name acme_cloud
import SwiftUI

let cloud = Text("acme_cloud")  // expected-error {{key 'acme_cloud' is not in table 'Localizable' [missing-key: proper-names]}}
let drive = Text("acme_drive")  // expected-error {{key 'acme_drive' is not in table 'Localizable' [missing-key]}}
let title = Text("app_title")
