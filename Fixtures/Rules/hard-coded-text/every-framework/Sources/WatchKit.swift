import WatchKit

func show() {
  button.title = "Start it"  // expected-warning {{'Start it' of 'title'}}
}
