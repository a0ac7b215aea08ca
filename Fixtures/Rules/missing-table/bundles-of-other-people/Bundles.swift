import Foundation

extension Bundle {
  static var chart: Bundle? {
    guard let path = Bundle.main.path(forResource: "Chart", ofType: "bundle") else { return nil }
    return Bundle(path: path)
  }

  static let own = Bundle(for: Month.self)
}
