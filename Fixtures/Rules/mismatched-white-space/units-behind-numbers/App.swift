import Foundation

func hours(_ n: Int) -> String { "\(n)" + NSLocalizedString("unit.hours", comment: "") }
func minutes(_ n: Int) -> String { "\(n)\(NSLocalizedString("unit.minutes", comment: ""))" }
let title = NSLocalizedString("title", comment: "")
