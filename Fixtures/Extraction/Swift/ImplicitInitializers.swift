import SwiftUI

struct Entry { init(_ title: LocalizedStringResource, value: Int) {} }
struct Command { init(title: LocalizedStringResource, action: () -> Void) {} }
struct Look {
  var label: Entry
  var icon: Icon
}
struct Icon { init(_ name: String, value: Int) {} }
enum Step { case show(Entry, String) }
func add(_ entry: Entry, more: [Entry] = []) {}
func draw(_ icon: Icon) {}
func offer(_ commands: [Command]) {}
func perform(_ step: Step) {}

func use(isOn: Bool) -> Entry {
  add(.init("First", value: 1), more: [.init("Second", value: 2), .init("Third", value: 3)])  // expect: key="First"; key="Second"; key="Third"
  draw(.init("no key", value: 1))
  offer([
    .init(title: isOn ? "Stop" : "Start") {},  // expect: key="Stop"; key="Start"
    .init(title: "Reset") {},  // expect: key="Reset"
  ])
  let look = Look(label: .init("Looks", value: 1), icon: .init("no key", value: 2))  // expect: key="Looks"
  perform(.show(.init("Shown", value: 1), "no key"))  // expect: key="Shown"
  var entry: Entry = isOn ? .init("On", value: 1) : .init("Off", value: 2)  // expect: key="On"; key="Off"
  entry = .init("Assigned", value: 3)  // expect: key="Assigned"
  if isOn { return .init("Returned", value: 4) }  // expect: key="Returned"
  return entry
}

var computed: [Entry] {
  [
    .init("Computed", value: 1),  // expect: key="Computed"
    .init(
      "On another line",  // expect@-1: key="On another line"
      value: 2
    ),
  ]
}

extension Entry {
  static func counted(isOn: Bool) -> Self {
    .init(isOn ? "Many" : "None", value: 0)  // expect: key="Many"; key="None"
  }
}

struct Screen: View {
  var body: some View {
    content.alert(isPresented: $isShown) {
      Alert(
        title: .init("Delete?"),  // expect: key="Delete?"
        message: .init("\(count) files"),  // expect: key="%? files"
        primaryButton: .destructive(.init("Delete")),  // expect: key="Delete"
        secondaryButton: .cancel(.init("Cancel"))  // expect: key="Cancel"
      )
    }
    ContentUnavailableView("Empty", systemImage: "tray", description: .init("No files yet"))  // expect: key="Empty"; key="No files yet"
    ShareLink(item: file, preview: .init("Preview", image: picture))  // expect: key="Preview"
    Text(.init("a string"))
  }
}
