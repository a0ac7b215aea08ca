import WatchKit

func show() {
  WKAlertAction(title: "Stop", style: .destructive) {}  // expected-warning {{'Stop' of 'WKAlertAction'}}
}
