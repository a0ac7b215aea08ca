import SwiftUI

struct Bullet: View {
  let title: String
  var body: some View { Text(title) }
}

struct Main: View {
  let count: Int
  var body: some View {
    Text("settings.title")
    Text("name.label")
    Text("files.left \(count)")
    Bullet(title: "Settings")  // expected-warning {{text 'Settings' that 'Bullet' gets is shown without its German translation}}
    Bullet(title: "\(count) files left")  // expected-warning {{text '%lld files left' that 'Bullet' gets}}
    Bullet(title: "Name")
    Bullet(title: "In no table")
  }
}
