import SwiftUI

/// Each member of the type that no source defines means a key.
struct Tour: View {
  var body: some View {
    Text(TourStrings.Page.title)
    Text(TourStrings.Page.saveAll)
  }
}
