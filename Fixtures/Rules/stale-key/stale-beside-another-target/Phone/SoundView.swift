import SwiftUI

let title = Text("Choose a sound")
