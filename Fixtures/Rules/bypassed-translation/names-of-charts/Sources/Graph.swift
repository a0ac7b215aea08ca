import Charts
import SwiftUI

struct Graph: View {
  func mark(_ name: String) -> some ChartContent { BarMark(x: .value(name, 1), y: .value(name, 2)) }
  var body: some View {
    Chart { mark("Hours") }  // expected-warning {{text 'Hours' that 'mark' gets is shown without its German translation}}
      .chartForegroundStyleScale(["Rest": Color.green, "Work": .red])  // expected-warning {{text 'Rest' that 'chartForegroundStyleScale' gets}} expected-warning {{text 'Work' that}}
      .chartSymbolScale(domain: ["Ill"], range: [.circle])  // expected-warning {{text 'Ill' that 'chartSymbolScale' gets}}
  }
}

struct Sum: View {
  var body: some View {
    VStack {
      Chart { SectorMark(angle: .value(Text("Hours"), 1)) }
        .chartForegroundStyleScale(["Unseen": Color.green])
        .chartLegend(.hidden)
    }
  }
}
