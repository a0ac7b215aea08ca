import Foundation

let own = NSLocalizedString("kit.both", comment: "")
let title = NSLocalizedString("app.title", comment: "")
