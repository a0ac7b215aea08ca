// expect: nothing
import SwiftUI

func text(of key: String.LocalizationValue, _ arguments: any CVarArg...) -> String {
  String(format: String(localized: key), arguments: arguments)
}

enum Unit {
  static let weeks = String(localized: "Weeks")
}

func times(_ arguments: [any CVarArg], _ name: String) -> [String] {
  let hours = String(localized: "Hours")
  return [
    String(format: String(localized: "Days"), arguments: arguments),
    String(format: hours, arguments: arguments),
    String(format: Unit.weeks, arguments: arguments),
    text(of: "Minutes", 3),
    NSLocalizedString("Seconds", comment: ""),
  ]
}

let sale = Text("Save 50%")
let model = Text("Fully local")
