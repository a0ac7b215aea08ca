// options: --declarations Kit
import RowKit
import SwiftUI

let row = Row("Inbox", detail: "3 unread")  // expect: key="Inbox" routine="Row"
let plain = Row(text: "No key")
let hidden = Hidden("No key")
let inner = Outer.Inner("No key")
let initialized: Row = .init("Outbox", detail: "none")  // expect: key="Outbox"
let tile = Tile.titled("Tile")  // expect: key="Tile"
let shown = view.caption("Caption").note("No key")  // expect: key="Caption"
let exposed = view.exposed("Exposed").concealed("No key")  // expect: key="Exposed"
let own = "Own".localized  // expect: key="Own" table="" routine="localized"
let foreign = "In the package's table".localizedInKit
let wrapper = translate("Translated")  // expect: key="Translated"
func twice(_ key: String) -> String { translate(key) + translate(key) }
let handed = twice("Handed on")  // expect: key="Handed on" routine="twice"
let aliased: KitText = "Aliased"  // expect: key="Aliased"

/// A type of one's own is not the package's.
struct Card {
  init(_ text: String) {}
}
