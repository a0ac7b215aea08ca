// options: --target App App/Localizable.xcstrings --target Kit Kit/Menu.xcstrings --development-region fr
import SwiftUI

let door = Text("Open the door")
let menu = Text("Fermer la porte", tableName: "Menu")
