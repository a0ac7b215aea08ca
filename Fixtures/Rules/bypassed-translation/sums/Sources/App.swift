import SwiftUI
import UIKit

struct Line: View {
  let number: String
  let isNew: Bool
  var body: some View {
    Text("Version" + " " + number)  // expected-warning {{text 'Version' that 'Text' gets is shown without its German translation}}
    Text(isNew ? number + "Left" : number)  // expected-warning {{text 'Left' that 'Text' gets}}
    // Literals alone are one text.
    Text("Part one " + "part two")
    Text(NSLocalizedString("Compared", comment: "") + number)
  }
}

func show(_ number: String, in label: UILabel) {
  label.text = number + "of"  // expected-warning {{text 'of' that 'text' gets}}
  label.text = "Info" + " \(number)"  // expected-warning {{text 'Info' that 'text' gets}}
  print("Compared" + number)
}

struct Item { let name: String }

struct Head: View {
  let title: String
  let label: String
  let key: String
  let item: Item
  var body: some View {
    Text(title.uppercased())
    Text(label + ":")
    Text(NSLocalizedString(key, comment: "").uppercased() + ":")
    Text(item.name.capitalized)
  }
}

struct Main: View {
  var body: some View {
    Head(
      title: "Shouted",  // expected-warning {{text 'Shouted' that 'Head' gets}}
      label: "Labelled",  // expected-warning {{text 'Labelled' that 'Head' gets}}
      key: "Looked up",
      item: Item(name: "In capitals")  // expected-warning {{text 'In capitals' that 'Item' gets}}
    )
  }
}
