import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var message: String?
  @Published var status = ""
  @Published private(set) var failure: String? = nil
  @Published var log: String?
  @Published var titleKey: String?
  var hasFailed = true

  func load() {
    message = "Loaded"  // expected-warning {{text 'Loaded' that 'message' gets is shown without its German translation}}
    self.status = hasFailed ? "Stopped" : "Running"  // expected-warning {{text 'Stopped' that 'Text' gets}} expected-warning {{text 'Running' that 'Text' gets}}
    failure = String(localized: "Translated")
    log = "Logged"
    titleKey = "Looked up"
    var message = "Local"
    message += "!"
    print(message)
  }

  func show(_ text: String, of sender: String) {
    message = text
    log = sender
  }

  func showTranslated(_ text: String) { message = NSLocalizedString(text, comment: "") }

  func finish() {
    show("Finished", of: "Sender")  // expected-warning {{text 'Finished' that 'Text' gets is shown without its German translation}}
    showTranslated("Looked up by a method")
  }
}

extension Model {
  func stop() { message = "Said by an extension" }  // expected-warning {{text 'Said by an extension' that 'Text' gets}}
}

@Observable final class Hint { var message: String? }
