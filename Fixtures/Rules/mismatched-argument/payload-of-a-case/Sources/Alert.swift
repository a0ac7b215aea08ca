import Foundation

enum Alert {
  case done
  case enabled(coins: Int)

  var title: String {
    switch self {
    case .done: return "alert.done".localized
    case let .enabled(count): return "alert.enabled".localized(count)  // expected-error {{mismatched-argument}}
    }
  }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  func localized(_ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(self, comment: ""), arguments: arguments)
  }
}
