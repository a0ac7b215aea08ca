import Foundation

let title = NSLocalizedString("days.title", comment: "")
