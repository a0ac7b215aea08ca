import SwiftUI

let title = Text("Charge")
