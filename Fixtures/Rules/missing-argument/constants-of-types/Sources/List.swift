import Foundation

enum Right {
  enum Labels { static let pair = NSLocalizedString("right.pair", comment: "") }
}
