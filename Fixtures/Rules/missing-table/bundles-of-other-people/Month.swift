import Foundation

final class Month {
  let frames = Bundle(identifier: "org.cocoapods.Frames")
  let title = NSLocalizedString("title", comment: "")

  func name() -> String {
    guard let bundle = Bundle.chart else { return "mo" }
    return NSLocalizedString("mo", tableName: "Chart", bundle: bundle, comment: "")
  }

  func frame() -> String {
    frames?.localizedString(forKey: "mo", value: nil, table: "Frames") ?? ""
  }

  func dial() -> String {
    NSLocalizedString("mo", tableName: "Chart", bundle: Bundle.chart ?? .main, comment: "")
  }

  func year() -> String {
    NSLocalizedString("year", tableName: "Years", bundle: .own, comment: "")  // expected-warning {{table 'Years' does not exist; the code uses 1 key of it [missing-table]}}
  }

  func day() -> String {
    let bundle = Bundle(identifier: "com.example.days")!
    return NSLocalizedString("day", tableName: "Days", bundle: bundle, comment: "")  // expected-warning {{table 'Days' does not exist}}
  }
}
