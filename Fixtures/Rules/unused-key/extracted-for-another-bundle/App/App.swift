// options: --compiled App App --target App App/Localizable.xcstrings
import Foundation

let own = String(localized: "Own")
let shared = String(localized: "Shared", bundle: Bundle(for: SharedData.self))
