import SwiftUI

let name = "Red"
let first = String(
  localized: "duplicate", defaultValue: "“\(name)” is there already.", comment: "")
let second = String(
  localized: "duplicate", defaultValue: "“\(theme.name)” is there already.", comment: "")
