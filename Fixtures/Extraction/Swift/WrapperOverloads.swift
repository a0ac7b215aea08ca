import Foundation

final class Phrases {
  func phrase(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
  }

  func phrase(_ key: String, _ arguments: CVarArg...) -> String {
    phrase(key, arguments: arguments)
  }

  func phrase(_ key: String, arguments: [CVarArg]) -> String {
    let format = phrase(key)
    return String(format: format, locale: locale, arguments: arguments)
  }
}

let one = phrases.phrase("phrase.one")  // expect: key="phrase.one"
let several = phrases.phrase("phrase.several", 3, name)  // expect: key="phrase.several"
let listed = phrases.phrase("phrase.listed", arguments: [3])  // expect: key="phrase.listed"

struct Step {
  let title: LocalizedStringResource

  init(title: LocalizedStringResource, text: String) { self.title = title }
  init(title: String, text: String) {
    self.title = LocalizedStringResource(String.LocalizationValue(title))
  }

  static let all = [
    Step(title: "Either way", text: "no key")  // expect: key="Either way"
  ]
}
