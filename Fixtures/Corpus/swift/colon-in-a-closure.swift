import SwiftUI

let title = Text("\(count {: shown}) items")
