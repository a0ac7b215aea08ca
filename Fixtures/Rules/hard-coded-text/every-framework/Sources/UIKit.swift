import UIKit

func show() {
  button.title = "Send it"  // expected-warning {{'Send it' of 'title'}}
}
