// options: --require-reviewed en
import SwiftUI

let share = Text("Share")
let files = Text("\(count) files")
