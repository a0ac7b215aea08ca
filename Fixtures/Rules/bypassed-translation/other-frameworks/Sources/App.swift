import MapKit
import SwiftUI
import UIKit
import UserNotifications

struct Job {
  let name: String
  func send() {
    notify(title: "\(name) is done", body: "Go on")  // expected-warning {{text '%@ is done' that 'notify' gets is shown without its German translation}} expected-warning {{text 'Go on' that}}
    notify(title: "\(name) mm", body: name)
    notify(title: name, body: "Failed to load \(name)")  // expected-warning {{text 'Failed to load %@' that}}
    ask(name, "Sure")  // expected-warning {{text 'Sure' that 'ask' gets is shown without its German translation}}
    let note = Note()
    note.title = "Own"
    keep(title: "Kept")
  }
}

func notify(title: String, body: String) {
  let content = UNMutableNotificationContent()
  content.title = title
  content.body = body
  content.subtitle = "Now"  // expected-warning {{text 'Now' that 'subtitle' gets is shown without its German translation}}
}

func keep(title: String) {
  let note = Note()
  note.title = title
}

func ask(_ title: String, _ message: String) {
  let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // expected-warning {{text 'Cancel' that 'UIAlertAction' gets is shown without its German translation}}
}

struct Places: View {
  var body: some View {
    Map {
      Annotation("Start", coordinate: start) { Image(systemName: "x") }  // expected-warning {{text 'Start' that 'Annotation' gets is shown without its German translation}}
      Marker("Goal", coordinate: goal)
    }
  }
}

final class Note { var title = "" }
