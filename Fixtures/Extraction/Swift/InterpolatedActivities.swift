import ActivityKit
import SwiftUI
import WidgetKit

// The views of a live activity are given its attributes and their state.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var line: String
  var fare: Double
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text("\(context.attributes.line) for \(context.attributes.fare)")  // expect: key="%@ for %lf"
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("in \(context.state.minutes) min") }  // expect: key="in %lld min"
      }
    }
  }
}

struct RideView: View {
  let context: ActivityViewContext<RideAttributes>
  var body: some View { Text("Line \(context.attributes.line)") }  // expect: key="Line %@"
}

func discount(on price: Decimal) -> String {
  let percent = NSDecimalNumber(decimal: price * 100).intValue
  return String(localized: "\(percent) off")  // expect: key="%lld off"
}
