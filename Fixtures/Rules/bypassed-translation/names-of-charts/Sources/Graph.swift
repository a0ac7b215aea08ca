import Charts
import SwiftUI

struct Graph: View {
  func mark(_ name: String) -> some ChartContent { BarMark(x: .value(name, 1), y: .value(name, 2)) }
  var body: some View {
    Chart { mark("Hours") }  // expected-warning {{text 'Hours' that 'mark' gets is shown without its German translation}}
  }
}
