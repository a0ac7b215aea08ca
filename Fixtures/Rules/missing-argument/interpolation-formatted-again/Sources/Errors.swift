import Foundation

func text(_ error: any Error) -> String {
  String(format: String(localized: "The purchase failed: \(error.localizedDescription)"))
}
