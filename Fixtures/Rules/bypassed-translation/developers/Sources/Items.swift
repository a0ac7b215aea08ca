import SwiftUI

struct Item {
  let name: String
  static let example = Item(name: "Folder")  // expected-warning {{text 'Folder' that 'Item' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
  static let first = Item(name: "Inbox")  // expected-warning {{text 'Inbox' that 'Item' gets is shown without its German translation}}
}

extension Item {
  static func loadTestData() -> [Item] { [Item(name: "Loaded")] }  // expected-warning {{text 'Loaded' that 'Item' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
}

struct ItemRow: View {
  let item: Item
  var body: some View { Text(item.name) }
}

struct DebugWindowView: View {
  var body: some View {
    Bullet(title: "Watched")  // expected-warning {{text 'Watched' that 'Bullet' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
  }
}
