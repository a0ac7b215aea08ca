import Foundation

let box = NSLocalizedString("seek.boxTitle", comment: "")
let shown = NSLocalizedString("seek.shown", comment: "")
#if DEBUG
let debug = NSLocalizedString("seek.debug", comment: "")
#endif
