import Foundation

enum Message {
  case localized(String.LocalizationValue)
  init(_ name: String) { self = .localized("Known") }  // expect: key="Known"
}
