import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let title = NSLocalizedString("alert.title", comment: "")
  private let alert = Alert(title: title)
}

struct Alert {
  let title: String
  let cancelTitle = String(localized: "alert.cancel")

  func repeated() -> String { String(localized: "alert.retry") }

  private func repeatedAgain() -> String { cancelTitle + String(localized: "alert.retry") }
}
