import Foundation

let name = text("app.name")
let room = text("room.name", in: Room())

final class Page: Faces {
  let smile = text("face.smile")
  func show() { print(self.text("face.frown")) }
  func heading(_ key: String) -> String { text(key) }
}

struct Room {
  let title = text("app.title")
  let smile = text("face.smile")  // expected-error {{key 'face.smile' is not in table 'Localizable'}}
  func heading(_ key: String) -> String { text(key) }
}

let heading = Page().heading("face.smile")
