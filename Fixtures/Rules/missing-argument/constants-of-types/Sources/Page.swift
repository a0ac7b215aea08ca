import Foundation

private enum Names {
  static let pair = NSLocalizedString("page.pair", comment: "")
}

enum Left {
  enum Labels { static let pair = NSLocalizedString("left.pair", comment: "") }
}
