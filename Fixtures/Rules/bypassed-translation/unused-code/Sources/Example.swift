import SwiftUI

@main
struct Example: App {
  var body: some Scene {
    WindowGroup { Main() }
  }
}

struct Item: Identifiable {
  let id: Int
  let title: String
}

extension Item {
  static let spare = Item(id: 1, title: "Sample")  // expected-warning {{text 'Sample' that 'Item' gets is shown without its German translation [bypassed-translation: unused-code]}}
}

struct Row: View {
  let item: Item
  var body: some View { Text(item.title) }
}

struct Main: View {
  let items = [Item(id: 2, title: "Home")]  // expected-warning {{text 'Home' that 'Item' gets is shown without its German translation}}

  var body: some View {
    ForEach(items) { Row(item: $0) }
  }
}

#Preview { Row(item: .spare) }
