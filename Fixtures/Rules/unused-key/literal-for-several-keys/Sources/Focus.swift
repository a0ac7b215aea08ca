import SwiftUI

let title = NSLocalizedString("Focus", comment: "")
let line = Text(verbatim: "Current: \(area.description)")
