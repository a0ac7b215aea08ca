import AppKit

func show() {
  button.title = "Print it"  // expected-warning {{'Print it' of 'title'}}
}
