import SwiftUI

@Observable final class Battery {
  var state = ""
  var question = ""
  var label = ""

  func update(_ name: String) {
    state = "Charging"  // expected-warning {{text 'Charging' that 'Text' gets is shown without its German translation}}
    question = "Delete \(name)"  // expected-warning {{text 'Delete %@' that 'Text' gets}}
    label = "Home"  // expected-warning {{text 'Home' that 'Text' gets}}
  }
}
