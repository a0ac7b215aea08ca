// expect: nothing
import Foundation

func make() {
  request.text = "SELECT everything"
  request.title = "Title of a request"
}

#Preview {
  label.text = "Only a preview"
}
let name = NSLocalizedString("Name", comment: "")
