import SwiftUI

func show() {
  button.title = "Share it"  // expected-warning {{'Share it' of 'title'}}
}
