import SwiftUI
import UIKit

func show(_ label: UILabel, _ share: Int) {
  label.text = NSLocalizedString("battery.full", comment: "Label")
  let other = NSLocalizedString("battery.unknown", comment: "Handed on")
  label.text = String(format: NSLocalizedString("battery.share", comment: "Label"), share)
}

let hint = Text("%%s = selection")
let full = Text("50%% is enough")
