import SwiftUI

let title = Text(localizable: .homeTitle)
let button = Button(.localizable(.saveChanges), action: save)
let resource: LocalizedStringResource = .localizable.linkToNote
let reply = "\(name) \(String(localized: .reply.zappedYou))"
