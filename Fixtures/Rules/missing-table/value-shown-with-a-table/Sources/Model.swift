import SwiftUI

struct Model {
  let message: LocalizedStringKey

  static let all = Model(message: "chat.loading")
  static let absent = Model(message: "chat.absent")  // expected-warning {{table 'Localizable' does not exist; 1 key is asked of it [missing-table]}}
}
