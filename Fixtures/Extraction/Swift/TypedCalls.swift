import SwiftUI

// Calls whose keys the types of other declarations tell.

struct Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
struct Pair<A, B> {
  var first: A
  var second: B
}

let box = Box<LocalizedStringKey>("boxed")  // expect: key="boxed"
let plainBox = Box<String>("plain")
let pair = Pair<String, LocalizedStringKey>(first: "plain", second: "second")  // expect: key="second"
let implicit: Pair<LocalizedStringKey, String> = .init(first: "first", second: "plain")  // expect: key="first"
let list = Array<LocalizedStringKey>(["listed"])  // expect: key="listed"

enum Texts {
  static subscript(_ key: LocalizedStringKey) -> Text { Text(key) }
}
struct Translator {
  func callAsFunction(_ key: LocalizedStringKey) -> Text { Text(key) }
  subscript(key: LocalizedStringKey) -> Text { Text(key) }
  subscript(plain key: String) -> Int { key.count }
}
let subscripted = Texts["static subscript"]  // expect: key="static subscript"
let translator = Translator()
let called = translator("called")  // expect: key="called"
let member = translator["subscript"]  // expect: key="subscript"
let other = translator[plain: "plain"]
let dictionary = ["plain": 1]["plain"]

struct Banner: View {
  @State var isShown = false
  var body: some View {
    Text("content")  // expect: key="content"
      .alert(isPresented: $isShown) {
        .init(
          title: .init("title"),  // expect: key="title"
          message: .init("message"),  // expect: key="message"
          dismissButton: .default(.init("button"))  // expect: key="button"
        )
      }
  }
}

func makeAlert() -> Alert { .init(title: .init("made")) }  // expect: key="made"
let preview: SharePreview<Never, Never> = .init("preview")  // expect: key="preview"
let sharing = ShareLink(item: url, preview: .init("shared", image: image))  // expect: key="shared"
let arguments: (Int, String) -> LocalizedStringKey = { "typed \($0) \($1)" }  // expect: key="typed %lld %@"
extension String {
  func counted() -> Text { Text("counted \(count)") }  // expect: key="counted %lld"
}
