import AppKit

extension String {
  var title: String { NSLocalizedString(self, comment: "") }
  var translated: String { NSLocalizedString(self, comment: "") }
  func owned() -> String { NSLocalizedString(self, comment: "") }
}
struct Owner { func owned() -> String { "" } }
enum Part { case title, other }

func show(panel: NSSavePanel, part: Part, name: String, key: Substring) {
  panel.title = "Assigned"
  print(panel.title, NSOpenPanel().title, unknown.title)
  switch part { case .title: break; case .other: break }
  let chosen: Part = .title
  print("Literal".title)  // expect: key="Literal" routine="title"
  let constant = "Constant"
  print(constant.title)  // expect: key="Constant"
  let given: String = unknown()
  print(given.title)  // expected-note {{dynamic-key}}
  print(readName().title)  // expected-note {{dynamic-key}}
  print(key.translated)  // expected-note {{dynamic-key}}
  print(unknown.translated)  // expected-note {{dynamic-key}}
  print(unknown.owned())
  return panel.translated
}
func readName() -> String { readLine() ?? "" }
