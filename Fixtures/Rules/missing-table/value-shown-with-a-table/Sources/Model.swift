import SwiftUI

struct Model {
  let message: LocalizedStringKey

  static let all = Model(message: "chat.loading")
  static let absent = Model(message: "chat.absent")  // expected-warning {{table 'Localizable' does not exist; the code uses 1 key of it [missing-table]}}
}
