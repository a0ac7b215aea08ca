import SwiftUI

struct Alert: View {
  let error: any Error
  var body: some View { Text(LocalizedStringKey(error.localizedDescription)) }
}

let title = Text("title")
