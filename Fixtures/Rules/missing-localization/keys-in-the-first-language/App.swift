import SwiftUI

struct Plan: View {
  var body: some View {
    Text("Open the door")
    Text("Close the door")
    Text("Ring the bell")
  }
}
