import Foundation
import SwiftUI

enum Texts {
  static func text(_ key: String, table: String = "Texts") -> String {
    NSLocalizedString(key, tableName: table, comment: "")
  }
}

struct Guide {
  static func steps(of app: String) -> [String] {
    func text(_ key: String) -> String { Texts.text(key) }
    func format(_ key: String, _ arguments: CVarArg...) -> String {
      String(format: NSLocalizedString(key, comment: ""), arguments: arguments)
    }
    return [
      text("guide.open"),  // expect: key="guide.open" table="Texts"
      format("guide.start %@", app),  // expect: key="guide.start %@"
      "\(text("guide.end"))!",  // expect: key="guide.end" table="Texts"
    ]
  }

  // A member of the name is none of the local functions.
  func text(_ raw: String) -> String { raw.uppercased() }
  func shout() -> String { text("no key here") }

  var summary: String {
    func title(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    let shown = title("guide.summary")  // expect: key="guide.summary"
    return shown + Guide().title("no key by a member")
  }
  func title(_ raw: String) -> String { raw }

  init(name: String) {
    func named(_ key: String) -> String {
      func inner(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      return inner(key) + inner("guide.inner")  // expect: key="guide.inner"
    }
    self.title = named("guide.named")  // expect: key="guide.named"
  }
}

struct Rows: View {
  var body: some View {
    func row(_ title: LocalizedStringKey) -> some View { Text(title) }
    return row("rows.first")  // expect: key="rows.first"
  }
  var other: some View { row("rows.other") }
  func row(_ title: String) -> Text { Text(verbatim: title) }
}

func translated(_ key: String) -> String { NSLocalizedString(key, comment: "") }
func plainly() -> String {
  // What stands here hides what all see.
  func translated(_ raw: String) -> String { raw }
  return translated("not a key")
}
let everywhere = translated("seen everywhere")  // expect: key="seen everywhere"

class Screen {
  override func viewDidLoad() {
    let update = {
      func label(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      self.show(label("screen.label"))  // expect: key="screen.label"
    }
    update()
    // The body has ended in which it stands, but that of the function has not.
    struct Local {
      func label(_ key: String) -> String { key }
    }
  }
}

final class Observed {
  var count = 0 {
    didSet {
      func note(_ key: LocalizedStringKey, _ raw: String) {}
      Task { note("observed.note", "no key") }  // expect: key="observed.note"
    }
  }
  var level: Int {
    willSet {
      func note(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      note("observed.level")  // expect: key="observed.level"
    }
  }
  deinit {
    func bye(_ key: LocalizedStringKey) {}
    bye("observed.bye")  // expect: key="observed.bye"
  }
}
