// expect: nothing
// options: --target App App/Localizable.xcstrings --development-region en-GB
import SwiftUI

let door = Text("Open the door")
let menu = Text("Fermer la porte", tableName: "Menu")
