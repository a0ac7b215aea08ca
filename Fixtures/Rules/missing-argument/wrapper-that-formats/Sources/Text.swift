import UIKit

func tr(_ key: String, _ arguments: CVarArg...) -> String {
  String(format: NSLocalizedString(key, comment: ""), arguments: arguments)
}

func show(_ label: UILabel, _ name: String) {
  label.text = tr("score.two", 1)  // expected-error {{text of key 'score.two' takes 2 arguments, and the call passes 1 [missing-argument]}}
  label.text = tr("score.one")  // expected-error {{text of key 'score.one' takes 1 argument, and the call passes 0 [missing-argument]}}
  label.text = tr("score.all", 1, name)
  let format = tr("score.one")
  print(format)
}
