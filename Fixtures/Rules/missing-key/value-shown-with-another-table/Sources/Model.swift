import SwiftUI

struct Model {
  let message: LocalizedStringKey
  let hint: LocalizedStringKey

  static let loading = Model(message: "chat.loading", hint: "home.hint")
  static let absent = Model(message: "chat.absent", hint: "home.hint")  // expected-error {{key 'chat.absent' is not in table 'Localizable' [missing-key]}}
  // Of the table that stands beside values of another name.
  static let other = Model(message: "topics.title", hint: "home.hint")  // expected-error {{key 'topics.title' is not in table 'Localizable' [missing-key]}}
}

final class Store: ObservableObject {
  @Published var error: LocalizedStringKey?
  @Published private(set) var alert: LocalizedStringKey?
  let title: LocalizedStringKey = "topics.title"

  func fail(left: Int) {
    error = "chat.failed"
    error = "chat.left.\(left)"
    error = "chat.mistyped"  // expected-error {{key 'chat.mistyped' is not in table 'Localizable' [missing-key]}}
    alert = LocalizedStringKey("chat.alert")
    alert = LocalizedStringKey("alert.absent")  // expected-error {{key 'alert.absent' is not in table 'Localizable' [missing-key]}}
  }

  func show(_ key: String) { alert = LocalizedStringKey(key) }
  func retry() {
    show("chat.retried")
    show("retry.absent")  // expected-error {{key 'retry.absent' is not in table 'Localizable' [missing-key]}}
  }

  func name(of count: Int) -> LocalizedStringKey { count == 1 ? "chat.one" : "chat.many" }
}
