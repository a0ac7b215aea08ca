import Cocoa

func show() {
  button.title = "Save it"  // expected-warning {{'Save it' of 'title'}}
}
