import SwiftUI

struct Bullet: View {
  let title: String
  var body: some View { Text(title) }
}

struct Card: View {
  private let heading: String
  init(_ heading: String) { self.heading = heading }
  var body: some View { Section(heading) {} }
}

func row(label: String) -> some View { Text(label) }

func box(label: String) -> some View { row(label: label) }

struct Main: View {
  var body: some View {
    Bullet(title: "Fast")  // expected-warning {{text 'Fast' that 'Bullet' gets is shown without its German translation}}
    Card("Safe")  // expected-warning {{text 'Safe' that 'Card' gets}}
    row(label: "Small")  // expected-warning {{text 'Small' that 'row' gets}}
    box(label: "Free")  // expected-warning {{text 'Free' that 'box' gets}}
    Bullet(title: "In no table")
    Bullet(title: "OK")
    Bullet(title: "row.title")  // expected-warning {{key 'row.title' that 'Bullet' gets is shown instead of its text}}
  }
}
