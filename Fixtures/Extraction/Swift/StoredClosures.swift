import SwiftUI

struct Model {
  let show: (LocalizedStringKey) -> Void
  var onError: ((_ text: LocalizedStringKey, Int) -> Void)?
  let log: (String) -> Void

  func remove(_ name: String) {
    show("Deleted \(name)")  // expect: key="Deleted %@" routine="show"
    self.show("Again")  // expect: key="Again"
    onError?("Failed", 3)  // expect: key="Failed" routine="onError"
    log("No key")
  }
}

func run(report: @escaping @MainActor (LocalizedStringKey) async throws -> Void) async {
  try await report("Reported")  // expect: key="Reported"
  model.show("Of a member")  // expect: key="Of a member"
}

func locals() {
  let first: (Int, LocalizedStringResource) -> Void = { _, _ in }
  first(1, "Second argument")  // expect: key="Second argument"
  let other: (Int) -> LocalizedStringKey = { _ in "Yielded" }  // expect: key="Yielded"
  other("No key either")
}

enum Look {
  static let up: (String) -> String = { NSLocalizedString($0, comment: "") }
  private let inTable = { (table: String, key: String) -> String in
    NSLocalizedString(key, tableName: table, comment: "")
  }
  lazy var title = { NSLocalizedString("Called at once", comment: "") }()  // expect: key="Called at once"
  let unchanged: (String) -> String = { $0 }
  func texts() -> [String] {
    [
      Self.up("Looked up"),  // expect: key="Looked up"
      inTable("Table", "In a table"),  // expect: key="In a table" table="Table"
      unchanged("Unchanged"),
    ]
  }
}
let shared = Look.up("Elsewhere")  // expect: key="Elsewhere"

class Screen {
  func show(_ bundle: Bundle) {
    let text = { [weak self] (key: String) -> String in
      self?.translate(key) ?? NSLocalizedString(key, comment: "")
    }
    let second: (Int, String) -> String = { number, key in
      String(format: NSLocalizedString(key, comment: ""), number)
    }
    let row = { (title: LocalizedStringKey) in Text(title) }
    _ = text("Of a local closure")  // expect: key="Of a local closure"
    _ = second(3, "Second of %d")  // expect: key="Second of %d"
    _ = row("Row \(3)")  // expect: key="Row %lld"
  }
  func other() { text("Of nobody") }
}
