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
