import SwiftUI

enum Progress { case idle, busy(withTask: String), failed(String, Int), named(String) }

final class Store: ObservableObject {
  @Published var state = Progress.idle
  @Published var alertTitle = "Begun"  // expected-warning {{text 'Begun' that 'alertTitle' gets is shown without its German translation}}
  @Published var button: LocalizedStringKey = "Begun"
  var other = "Other"
  func run() {
    state = .busy(withTask: "Working")  // expected-warning {{text 'Working' that 'busy' gets is shown without its German translation}}
    alertTitle = "Assigned"  // expected-warning {{text 'Assigned' that 'alertTitle' gets is shown without its German translation}}
    button = "Assigned"
    other = "Not shown"
  }
  func stop() {
    state = .failed("Broken", 1)  // expected-warning {{text 'Broken' that 'failed' gets is shown without its German translation}}
    state = .named("Looked up")
  }
}

struct Status: View {
  @StateObject private var store = Store()
  var body: some View {
    VStack {
      Text(store.alertTitle)
      Text(store.button)
      switch store.state {
      case .busy(let task): Text(task)
      case .failed(let why, _): Label(why, systemImage: "x")
      case .named(let name): Text(LocalizedStringKey(name))  // expected-note {{key is not a string literal}}
      case .idle: EmptyView()
      }
    }
  }
}
