import SwiftUI

enum Status: String, CaseIterable {
  case open, closed
  case inReview = "in_review"

  var title: String {
    switch self {
    case .open: "status.open.title"
    case .closed: return "status.closed.title"
    case .inReview:
      let prefix = "status.review"
      return prefix + ".title"
    }
  }

  var detail: String { NSLocalizedString("detail.\(rawValue)", comment: "") }  // expect: key="detail.open" ; key="detail.closed" ; key="detail.in_review"
  var name: String { NSLocalizedString("name.\(self)", comment: "") }  // expect: key="name.open" ; key="name.closed" ; key="name.inReview"
}

enum Level: Int {
  case low = 1, high, top = 10
  func text() -> String {
    NSLocalizedString("level." + String(self.rawValue), comment: "")  // expect: key="level.1" ; key="level.2" ; key="level.10"
  }
}

struct Order {
  let status: Status
  let level: Level

  func texts(of other: Status) -> [String] {
    [
      NSLocalizedString(status.rawValue, comment: ""),  // expect: key="open" ; key="closed" ; key="in_review"
      NSLocalizedString(other.title, comment: ""),  // expect: key="status.open.title" ; key="status.closed.title" ; key="status.review.title"
      NSLocalizedString(Status.inReview.rawValue, comment: ""),  // expect: key="in_review"
      NSLocalizedString("described.\(String(describing: level))", comment: ""),  // expect: key="described.low" ; key="described.high" ; key="described.top"
      NSLocalizedString("\(other.rawValue).\(level)", comment: ""),  // expect: key="open.low" ; key="open.high" ; key="open.top" ; key="closed.low" ; key="closed.high" ; key="closed.top" ; key="in_review.low" ; key="in_review.high" ; key="in_review.top"
    ]
  }
}

func choose(_ count: Int) {
  let key = if count == 1 { "one" } else { "many" }
  _ = NSLocalizedString(key, comment: "")  // expect: key="one" ; key="many"
  let other = switch count {
  case 0: "none"
  default: "some"
  }
  _ = NSLocalizedString("count." + other, comment: "")  // expect: key="count.none" ; key="count.some"
  let closure = { "closure" }()
  _ = NSLocalizedString(closure, comment: "")  // expect: key="closure"
}

let titles = ["first", "second"]
let names = ["a": "name.a", "b": "name.b"]

func iterate() {
  for key in ["x", "y"] { _ = NSLocalizedString(key, comment: "") }  // expect: key="x" ; key="y"
  for title in titles { _ = NSLocalizedString("t." + title, comment: "") }  // expect: key="t.first" ; key="t.second"
  _ = titles.map { NSLocalizedString($0, comment: "") }  // expect: key="first" ; key="second"
  _ = titles.map { if isShort { NSLocalizedString("short." + $0, comment: "") } else { $0 } }  // expect: key="short.first" ; key="short.second"
  titles.forEach { title in
    let show = { label.text = NSLocalizedString($0, comment: "") }
    show(title)  // expect: key="first" ; key="second"
    defer { label.text = NSLocalizedString(title, comment: "") }  // expect: key="first" ; key="second"
  }
  _ = titles.map { defer { label.text = NSLocalizedString($0, comment: "") } }  // expect: key="first" ; key="second"
  _ = titles.map { repeat { label.text = NSLocalizedString($0, comment: "") } while isShort }  // expect: key="first" ; key="second"
  _ = titles.sorted().enumerated().map { NSLocalizedString($0.element, comment: "") }  // expect: key="first" ; key="second"
  _ = titles.enumerated().map { index, title in NSLocalizedString(title, comment: "") }  // expect: key="first" ; key="second"
  for (key, value) in names { _ = NSLocalizedString(key + value, comment: "") }  // expect: key="aname.a" ; key="aname.b" ; key="bname.a" ; key="bname.b"
  for (key, count) in [("pair.one", 1), ("pair.two", 2)] { _ = NSLocalizedString(key, comment: "") }  // expect: key="pair.one" ; key="pair.two"
  for item in [Item(id: 1, title: "item.one"), Item(id: 2, title: "item.two")] {
    _ = NSLocalizedString(item.title, comment: "")  // expect: key="item.one" ; key="item.two"
  }
  for status in Status.allCases { _ = NSLocalizedString(status.rawValue, comment: "") }  // expect: key="open" ; key="closed" ; key="in_review"
  _ = Status.allCases.map(\.title).map { NSLocalizedString($0, comment: "") }  // expect: key="status.open.title" ; key="status.closed.title" ; key="status.review.title"
  _ = NSLocalizedString(names["a"] ?? "name.none", comment: "")  // expect: key="name.a" ; key="name.b" ; key="name.none"
  _ = NSLocalizedString(titles[1], comment: "")  // expect: key="first" ; key="second"
  _ = NSLocalizedString(titles.first!, comment: "")  // expect: key="first" ; key="second"
}

let joined = NSLocalizedString(["joined", "by", "dots"].joined(separator: "."), comment: "")  // expect: key="joined.by.dots"

struct Item { let id: Int; let title: String }

struct Rows: View {
  var body: some View {
    ForEach(titles, id: \.self) { Text(LocalizedStringKey($0)) }  // expect: key="first" ; key="second"
    ForEach(Status.allCases, id: \.self) { status in
      Text(LocalizedStringKey(status.rawValue.capitalized))  // expect: key="Open" ; key="Closed" ; key="In_Review"
    }
  }
}

protocol Titled: RawRepresentable {}
extension Titled where RawValue == String {
  var key: LocalizedStringKey { LocalizedStringKey(rawValue) }  // expect: key="titled.one"
}
enum Only: String, Titled { case one = "titled.one" }

enum Tab: LocalizedStringKey {
  case home, settings = "Settings"  // expect: key="home" ; key="Settings"
  case about  // expect: key="about"

  var isFirst: Bool {
    switch self {
    case .home: true
    default: false
    }
  }
}

var platformKey: String {
  #if os(iOS)
  switch state {
  case .on: "platform.on"
  default: "platform.off"
  }
  #else
  "platform.none"
  #endif
}
let platform = NSLocalizedString(platformKey, comment: "")  // expect: key="platform.on"; key="platform.off"; key="platform.none"

enum Build: String, CustomStringConvertible {
  case beta = "Beta"
  var description: String { "BETA" }
}
func heading(of part: String) -> String {
  func text(_ name: String) -> String {
    NSLocalizedString("part.\(part).\(name)", comment: "")  // expected-note {{'part.*.*' [dynamic-key]}}
  }
  return text("title")
}

enum Moment: String {
  case today = "HH:mm"
  case before = "d MMM"

  static func parts(_ isNear: Bool, _ count: Int) -> (prefix: String, format: String) {
    if isNear { return ("Yesterday", isNear ? today.rawValue : before.rawValue) }
    return (count > 1 ? "Days ago" : "Long ago", before.rawValue + " yyyy")
  }
}
struct Pair<First, Second> {
  var title: String { "pair" }
}
func tell(_ isNear: Bool) {
  let (prefix, format) = Moment.parts(isNear, 2)
  _ = NSLocalizedString(prefix, comment: "")  // expect: key="Yesterday" ; key="Days ago" ; key="Long ago"
  _ = NSLocalizedString(Moment.parts(isNear, 2).prefix, comment: "")  // expect: key="Yesterday" ; key="Days ago" ; key="Long ago"
  let title = isNear ? "near" : Pair<Int, Int>().title
  _ = NSLocalizedString(title, comment: "")  // expected-note {{dynamic-key}} // expect: key="near"
  print(format)
}

// Of an enumeration those cases alone that a value can be.
enum Season: String, CaseIterable, CustomStringConvertible {
  case spring = "s.spring"
  case summer = "s.summer"
  case autumn = "s.autumn"
  static let usual = Season.autumn
  static let warm: [Season] = [.spring, .summer]
  var description: String { rawValue }
  var title: String { "title." + description }
  func heading(_ part: String) -> String { "\(part).\(self.rawValue)" }
}
struct Seasons: View {
  @State var chosen: [Season] = [.spring]
  let isCold: Bool
  var body: some View {
    ForEach([Season.spring, .summer], id: \.self) { season in
      Text(LocalizedStringKey(season.rawValue))  // expect: key="s.spring" ; key="s.summer"
      Text(LocalizedStringKey(season.description))  // expect: key="s.spring" ; key="s.summer"
      Text(LocalizedStringKey(season.title))  // expect: key="title.s.spring" ; key="title.s.summer"
      Text(LocalizedStringKey(season.heading("h")))  // expect: key="h.s.spring" ; key="h.s.summer"
      Text(NSLocalizedString("\(season)", comment: ""))  // expect: key="s.spring" ; key="s.summer"
    }
    ForEach(Season.warm, id: \.self) { Text(LocalizedStringKey($0.rawValue)) }  // expect: key="s.spring" ; key="s.summer"
    ForEach(chosen, id: \.self) { Text(LocalizedStringKey($0.rawValue)) }  // expect: key="s.spring" ; key="s.summer" ; key="s.autumn"
    ForEach([Season.usual, .spring], id: \.self) { Text(LocalizedStringKey($0.rawValue)) }  // expect: key="s.spring" ; key="s.autumn"
    ForEach([.usual, Season.spring], id: \.self) { Text(LocalizedStringKey($0.rawValue)) }  // expect: key="s.spring" ; key="s.summer" ; key="s.autumn"
  }
  func use(_ other: Season) {
    for season in [other, .summer] { _ = NSLocalizedString(season.rawValue, comment: "") }  // expect: key="s.spring" ; key="s.summer" ; key="s.autumn"
    let season = isCold ? Season.autumn : .spring
    _ = NSLocalizedString(season.rawValue, comment: "")  // expect: key="s.spring" ; key="s.autumn"
    var next = Season.spring
    next = .summer
    _ = NSLocalizedString(next.rawValue, comment: "")  // expect: key="s.spring" ; key="s.summer"
    let names = Season.warm.map(\.rawValue)
    for name in names { _ = NSLocalizedString(name, comment: "") }  // expect: key="s.spring" ; key="s.summer"
  }
}
