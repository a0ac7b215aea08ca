// expect: nothing
import Foundation

let text = Text("The name of something else here")
