import SwiftUI

typealias Row = (label: String, size: Int)
typealias Size = (width: Int, height: Int)

struct Rows: View {
  var rows: [Row] { [(label: "Small", size: 1), (label: "Large", size: 2)] }
  var body: some View {
    ForEach(rows, id: \.size) { row in
      Text(LocalizedStringKey(row.label))  // expect: key="Small"; key="Large"
    }
  }
}

func heading() -> Row { ("Heading", 3) }
func show(_ name: String) {
  let row = heading()
  _ = NSLocalizedString(row.label, comment: "")  // expect: key="Heading"
}

// A tuple without strings has no text.
func size() -> Size { (1, 2) }
