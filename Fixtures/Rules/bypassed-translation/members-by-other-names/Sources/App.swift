import SwiftUI

struct Card {
  var note: String?
  let subtitle: String?
  let name: String
  var key: String?
}

struct Count { let title: String }

struct Sort { let title: String }

struct Kind { let title: String }

struct Screen: View {
  let card: Card
  let counts: [Count]
  let sorts: [Sort]
  let kinds: [Kind]

  var body: some View {
    if let text = card.note { Text(text) }
    Text(card.subtitle ?? "")
    if let key = card.key { Text(LocalizedStringKey(key)) }  // expected-note {{key is not a string literal}}
    let name = card.name
    Button(LocalizedStringKey("Open")) { print(name) }
    ForEach(Array(counts.enumerated()), id: \.offset) { _, count in Text(count.title) }
    ForEach(sorts.filter { $0.title != "" }, id: \.title) { sort in Label(sort.title, systemImage: "x") }
    ForEach(Array(kinds.enumerated()), id: \.offset) { _, kind in Text(LocalizedStringKey(kind.title)) }
  }
}

func makeNote() -> String? { Bool.random() ? "Noted" : nil }  // expected-warning {{text 'Noted' that 'Card' gets is shown without its German translation}}

func makeScreen() -> Screen {
  let note = makeNote()
  let card = Card(note: note, subtitle: "Subtitled", name: "Hidden", key: "Looked up")  // expected-warning {{text 'Subtitled' that 'Card' gets}}
  return Screen(
    card: card,
    counts: [Count(title: "Counted")],  // expected-warning {{text 'Counted' that 'Text' gets}}
    sorts: [Sort(title: "Sorted")],  // expected-warning {{text 'Sorted' that 'Label' gets}}
    kinds: [Kind(title: "Looked up")]
  )
}
