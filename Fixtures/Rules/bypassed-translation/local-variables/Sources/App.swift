import SwiftUI

struct Legend: View {
  let title: String
  let kind: Int

  var body: some View {
    let title = kind == 0 ? "None" : "Some"  // expected-warning {{text 'None' that 'Text' gets}} expected-warning {{text 'Some' that 'Text' gets}}
    Text(title)
  }
}

struct Head: View {
  let title: String
  let name: String?

  var body: some View {
    VStack {
      Text(title)
      if let name = name { Text(name) }
      line
    }
  }

  private var line: some View {
    let title = makeTitle()
    return Text(title)
  }

  private var foot: some View {
    let name = name ?? "Unnamed"
    return Text(name)
  }

  private func makeTitle() -> String { name == nil ? "Made" : "" }  // expected-warning {{text 'Made' that 'Text' gets}}
}

struct Main: View {
  var body: some View {
    Legend(title: "Never shown", kind: 1)
    Head(title: "Shown", name: "Named")  // expected-warning {{text 'Shown' that 'Head' gets}} expected-warning {{text 'Named' that 'Head' gets}}
  }
}
