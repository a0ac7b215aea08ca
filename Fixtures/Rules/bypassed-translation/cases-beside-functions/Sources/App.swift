import SwiftUI

enum Toast {
  case loading(title: String)
  case failed(String)

  static func loading(_ title: LocalizedStringResource = "Loading") -> Toast {
    .loading(title: String(localized: title))
  }

  @_disfavoredOverload
  static func loading(_ title: String) -> Toast { .loading(title: title) }
}

struct ToastView: View {
  let toast: Toast

  var body: some View {
    switch toast {
    case .loading(let title): line(title)
    case .failed(let why): line(why)
    }
  }

  private func line(_ text: String) -> some View { Text(text) }
}

struct Main: View {
  let name: String
  @State private var toast = Toast.loading()

  var body: some View {
    ToastView(toast: toast).onAppear { toast = .loading("Blocked") }
    Button("Stop") { toast = .loading(title: "Stopped") }  // expected-warning {{text 'Stopped' that 'line' gets}}
    Button("Go") { toast = .failed("Broken") }  // expected-warning {{text 'Broken' that 'line' gets}}
    Button("Wait") { toast = .loading(name) }
  }
}
