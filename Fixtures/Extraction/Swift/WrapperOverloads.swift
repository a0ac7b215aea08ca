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

// A literal is a string first of all, so that an initializer of one's own is meant that takes one.
extension String {
  init(localized key: String, _ arguments: CVarArg...) {
    self.init(format: NSLocalizedString(key, comment: ""), arguments: arguments)
  }
}
let friends = String(localized: "friend_\(number)")  // expected-note {{key is interpolated}}
let friend = String(localized: "friend_1")  // expect: key="friend_1" routine="String"
let localized = String(localized: "Of \(number) friends", comment: "Foundation's")  // expect: key="Of %? friends"

struct Block {
  let title: LocalizedStringResource

  init(title: LocalizedStringResource, count: Int) { self.title = title }
  init(title: String, count: Int) {
    self.title = LocalizedStringResource(String.LocalizationValue(title))
  }
}
let blocks = [
  Block(title: LocalizedStringResource("Of \(words) words"), count: 1),  // expect: key="Of %? words"
  Block(title: "Of a string", count: 2),  // expect: key="Of a string"
]

enum Notices {
  private static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
  static func show(_ title: String, subtitle: String? = nil) { print(text(title)) }
  static func show(_ error: any Error) { print(error.localizedDescription) }
}

func load(_ failure: Error) {
  do { try read() } catch { Notices.show(error) }
  Notices.show(failure)
  Notices.show("notice.failed")  // expect: key="notice.failed"
}
