import SwiftUI

/// Which members a type has that a build step defines is known of some of them alone.
struct Tour: View {
  var body: some View {
    Text(TourStrings.Page.title)
    Text(TourStrings.Page.bodyWithoutMarkup)
  }
}

let other = NSLocalizedString("other", tableName: "Others", comment: "")
