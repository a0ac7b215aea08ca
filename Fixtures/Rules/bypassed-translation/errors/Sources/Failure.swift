import Foundation

enum Failure: LocalizedError {
  case offline, full(String), denied, other

  var errorDescription: String? {
    switch self {
    case .offline: return "No connection"  // expected-warning {{text 'No connection' that 'errorDescription' gets is shown without its German translation}}
    case .full: return String(localized: "Disk is full")
    case .denied: return "failure.denied"  // expected-warning {{ [bypassed-translation: key-of-an-error]}}
    case .other: return nil
    }
  }

  var failureReason: String? { isOffline ? "The network is off" : nil }  // expected-warning {{text 'The network is off' that 'failureReason' gets}}

  var recoverySuggestion: String? { NSLocalizedString("Try again", comment: "") }

  private var isOffline: Bool { false }

  var code: String { "Disk is full" }
}
