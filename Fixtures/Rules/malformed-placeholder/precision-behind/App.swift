import Foundation
func f(_ d: Double) -> [String] {
  [
    String(format: NSLocalizedString("far", comment: ""), d),
    String(format: NSLocalizedString("near", comment: ""), d),
    String(format: NSLocalizedString("end", comment: ""), d),
    String(format: NSLocalizedString("time", comment: ""), d),
  ]
}
