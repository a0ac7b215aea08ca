import UserNotifications

func show() {
  button.title = "Remind it"  // expected-warning {{'Remind it' of 'title'}}
}
