// options: --proposes Localizable
import SwiftUI

#Preview { Text("Sample") }

let title = Text("Title")
