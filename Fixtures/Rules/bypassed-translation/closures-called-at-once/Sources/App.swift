// expect: nothing
import SwiftUI

struct Main: View {
  let isLate: Bool
  var body: some View { Text({ if isLate { "Good night" } else { "Good day" } }()) }
}
