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

struct Stock {
  var entries: [Entry] = []
  var named: [String: Entry] = [:]
  var names: [String] = []
}

func fill(_ stock: inout Stock, _ numbers: [Int], _ done: (Entry) -> Void) -> [Entry] {
  stock.entries.append(.init("Appended", value: 1))  // expect: key="Appended"
  stock.entries.insert(.init("Inserted", value: 1), at: 0)  // expect: key="Inserted"
  stock.entries.append(contentsOf: [.init("Among others", value: 1)])  // expect: key="Among others"
  stock.entries += [.init("Joined", value: 1)]  // expect: key="Joined"
  stock.names.append(.init("no key", value: 1))
  stock.named["a"] = .init("Under a name", value: 1)  // expect: key="Under a name"
  var local = [Entry("Made", value: 1), .init("Made beside", value: 2)]  // expect: key="Made"; key="Made beside"
  local.append(.init("Appended to local", value: 3))  // expect: key="Appended to local"
  draw(local + [.init("In a sum", value: 4)])  // expect: key="In a sum"
  let icons = [Icon("no key", value: 1), .init("no key", value: 2)]
  let pair: (Entry, Icon) = (.init("In a tuple", value: 1), .init("no key", value: 2))  // expect: key="In a tuple"
  let make: (Int) -> Entry = { .init("Made later", value: $0) }  // expect: key="Made later"
  let typed = { (number: Int) -> Entry in .init("Of its own type", value: number) }  // expect: key="Of its own type"
  let made: Entry = { .init("Made at once", value: 1) }()  // expect: key="Made at once"
  let all: [Entry] = numbers.map { .init("Mapped", value: $0) }  // expect: key="Mapped"
  let some: [Icon] = numbers.compactMap { .init("no key", value: $0) }
  if let first = numbers.first {
    return numbers.flatMap { [.init("Mapped flat", value: $0 + first)] }  // expect: key="Mapped flat"
  }
  repeated(2) { .init("In a closure behind", value: 1) }  // expect: key="In a closure behind"
  return numbers.map { number in
    if number > 1 { return .init("Mapped on its own", value: number) }  // expect: key="Mapped on its own"
    return .init("Mapped at last", value: number)  // expect: key="Mapped at last"
  }
}

func repeated(_ count: Int, _ make: () -> Entry) {}

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
    content.alert(isPresented: $isShown) {
      .init(title: .init("Keep?"), dismissButton: .cancel(.init("Keep")))  // expect: key="Keep?"; key="Keep"
    }.padding().help("Behind an alert")  // expect: key="Behind an alert"
    ContentUnavailableView("Empty", systemImage: "tray", description: .init("No files yet"))  // expect: key="Empty"; key="No files yet"
    ShareLink(item: file, preview: .init("Preview", image: picture))  // expect: key="Preview"
    Text(.init("a string"))
  }
}

struct Shop {
  // A function in a body hides the member of its name.
  func put(_ count: Int) {
    func put(_ entry: Entry) {}
    put(.init("Put", value: 1))  // expect: key="Put"
    keep([Entry]([.init("Collected", value: 1)]))  // expect: key="Collected"
  }
}
