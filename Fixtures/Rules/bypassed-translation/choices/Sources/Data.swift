import CoreData
import SwiftUI

struct Detail: View {
  let session: Session
  var body: some View {
    Text(session.heading ?? "Unnamed")  // expected-warning {{text 'Unnamed' that 'Text' gets}}
    Text(session.label() ?? "Unlabelled")
  }
}
