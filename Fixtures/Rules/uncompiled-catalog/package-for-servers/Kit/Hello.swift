import Foundation

let hello = NSLocalizedString("hello", bundle: .module, comment: "A greeting")
