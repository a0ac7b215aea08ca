import SwiftUI

final class Model: ObservableObject {
  @Published var heading: LocalizedStringKey = "Observed" {  // expect: key="Observed"
    didSet { log("changed") }
  }
  var plain: LocalizedStringKey {
    willSet { log("will change") }
  }
}

func heading() throws(Failure) -> LocalizedStringResource { "Typed throws" }  // expect: key="Typed throws"
func mapped(_ make: () throws -> Int) rethrows -> LocalizedStringKey { "Rethrown" }  // expect: key="Rethrown"
func loaded() async throws(Failure) -> LocalizedStringKey { return "Loaded" }  // expect: key="Loaded"

enum Place {
  case local, remote
  var name: LocalizedStringKey {
    switch self {
    case .local:
      #if os(macOS)
      return "On this Mac"  // expect: key="On this Mac"
      #else
      return "On this device"  // expect: key="On this device"
      #endif
    @unknown default: return "Somewhere"  // expect: key="Somewhere"
    }
  }
  var short: LocalizedStringResource {
    switch self {
    case .local: "Here"  // expect: key="Here"
    @unknown default: "Elsewhere"  // expect: key="Elsewhere"
    }
  }
  var kind: LocalizedStringKey {
    #if os(macOS)
    "Folder"  // expect: key="Folder"
    #else
    "Place"  // expect: key="Place"
    #endif
  }
  var state: LocalizedStringKey? {
    return if isFull { "Full" } else if count == 0, size > 0, size < 1.0 {  // expect: key="Full"
      "Nearly empty"  // expect: key="Nearly empty"
    } else if size < limit { "Filling" } else { nil }  // expect: key="Filling"
  }
}

let chosen: LocalizedStringKey = if isFull, isOpen { "Both" } else { "Neither" }  // expect: key="Both"; key="Neither"

extension LocalizedStringKey {
  static let okay: Self = "Okay"  // expect: key="Okay" routine="LocalizedStringKey"
  static let later: Self? = "Later"  // expect: key="Later"
  static func files(_ count: Int) -> Self { "\(count) files" }  // expect: key="%lld files"
}
extension String {
  static let other: Self = "No key"
}

enum Tab: LocalizedStringResource { case home = "Home", search = "Search" }  // expect: key="Home"; key="Search"

let first: LocalizedStringKey = "First", second: LocalizedStringKey = "Second"  // expect: key="First"; key="Second"
