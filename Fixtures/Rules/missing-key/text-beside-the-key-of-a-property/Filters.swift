import Foundation

struct Filter {
  let id: String
  let title: String
}

struct Section {
  let id: String
}

// Where no table has the key, users see the title.
let filter = Filter(id: "blocking.title", title: "Blocking")  // expected-error {{key 'blocking.title' is not in table 'Localizable' [unlisted-text]}}
let section = Section(id: "blocking.section")  // expected-error {{key 'blocking.section' is not in table 'Localizable' [missing-key]}}

func title(of filter: Filter) -> String {
  Bundle.main.localizedString(forKey: filter.id, value: filter.title, table: nil)
}

func title(of section: Section) -> String {
  Bundle.main.localizedString(forKey: section.id, value: nil, table: nil)
}
let done = NSLocalizedString("panel.done", comment: "")
