import SwiftUI

let title = Text(localizable: .homeTitle)
let button = Button(.localizable(.saveChanges), action: save)
