import Foundation

let title = NSLocalizedString("title", comment: "")  // expect: key="title"
