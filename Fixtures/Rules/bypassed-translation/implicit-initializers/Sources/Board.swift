struct Board {
  let items: [Item]
  let looked: [Looked]
}

struct Item {
  let title: String
  let detail: String
}

struct Looked {
  let title: String
  init(title: String) { self.title = NSLocalizedString(title, comment: "") }
}

func makeBoard() -> Board {
  Board(
    items: [
      .init(title: "First", detail: "Detail"),  // expected-warning {{text 'First' that 'Text' gets is shown without its German translation}}
      Item(title: "Second", detail: "Detail"),  // expected-warning {{text 'Second' that 'Text' gets}}
    ],
    looked: [.init(title: "Looked up")]
  )
}
