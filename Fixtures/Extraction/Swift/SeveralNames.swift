import AppIntents
import SwiftUI

struct Basket { var width, height: Double }
struct Tag { var code: Int32 }
class Shelf<Item> {}
final class Drawer: Shelf<Tag> { var tag: Tag? }
struct Banner { var count: Int = 1, isBold = false, title: LocalizedStringKey }
enum Actions { struct Refill {} }
extension Actions.Refill: AppIntent {
  static let description = "Refills the shelf"  // expect: key="Refills the shelf"
}

struct Several: View {
  let limit: Int = 3, title: LocalizedStringKey = "Several"  // expect: key="Several"
  let basket: Basket
  let drawer: Drawer

  var body: some View {
    Text("\(basket.width) by \(basket.height)")  // expect: key="%lf by %lf"
    Text("\(drawer.tag.code) tagged")  // expect: key="%d tagged"
    let count: Int = 2, label: LocalizedStringKey = "Counted"  // expect: key="Counted"
    Banner(count: 2, isBold: true, title: "Banner")  // expect: key="Banner"
  }
}
