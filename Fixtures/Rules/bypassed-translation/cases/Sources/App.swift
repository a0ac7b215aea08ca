import SwiftUI

enum Relay: String, CaseIterable {
  case custom = "Custom", first = "First", second = "Second"  // expected-warning {{text 'First' that}} expected-warning {{text 'Second' that}}

  var label: String {
    switch self {
    case .custom: "Own"
    case .first, .second: rawValue
    }
  }

  var short: String {
    switch self {
    case .first: "One"
    case .custom: "Zero"  // expected-warning {{text 'Zero' that 'Text' gets}}
    case .second: NSLocalizedString("Own", comment: "")
    }
  }

  var note: String {
    if self == .custom { return "Noted" }
    return rawValue
  }

  var value: String {
    switch self {
    case .first: rawValue
    case .custom, .second: NSLocalizedString("Own", comment: "")
    }
  }
}

enum State {
  case idle, running(String), failed(String)
}

final class Model: ObservableObject {
  @Published var state = State.idle

  func run() { state = .running("Posting") }
  func fail() { state = .failed("Broken") }  // expected-warning {{text 'Broken' that 'failed' gets}}
}

struct Screen: View {
  @ObservedObject var model: Model
  let relay: Relay
  let status: String

  static func name(_ relay: Relay) -> String {
    switch relay {
    case .custom: return NSLocalizedString("Own", comment: "")
    case .second: return relay.label
    case .first: return ""
    }
  }

  static func note(_ relay: Relay) -> String {
    switch relay {
    case .custom: return NSLocalizedString("Own", comment: "")
    case .first, .second: return relay.note
    }
  }

  static func short(_ relay: Relay) -> String {
    if relay == .first { return NSLocalizedString("Own", comment: "") }
    return relay.short
  }

  private var statusText: String {
    switch status {
    case "sold": return NSLocalizedString("Sold", comment: "")
    default: return status.capitalized
    }
  }

  var body: some View {
    Text(Self.name(relay))
    Label(relay.value, systemImage: "circle")
    Text(Self.note(relay))
    Text(Self.short(relay))
    Text(statusText)
    switch model.state {
    case .failed(let message): Label(message, systemImage: "x")
    case .running(let message): Text(LocalizedStringKey(message))  // expected-note {{key is not a string literal}}
    case .idle: EmptyView()
    }
  }
}

struct Main: View {
  let model: Model
  var body: some View { Screen(model: model, relay: .first, status: "sold") }
}
