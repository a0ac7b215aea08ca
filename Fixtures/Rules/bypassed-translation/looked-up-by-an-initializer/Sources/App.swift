// expect: nothing
import SwiftUI

struct Step: Identifiable {
  let id: Int
  var title: LocalizedStringResource
  let detail: String

  init(id: Int, title: String, detail: String) {
    self.id = id
    self.title = LocalizedStringResource(String.LocalizationValue(title))
    self.detail = NSLocalizedString(detail, comment: "")
  }
}

struct Steps: View {
  let steps: [Step] = [.init(id: 1, title: "First step", detail: "Take your time")]

  var body: some View {
    ForEach(steps) { step in
      Text(step.title)
      Text(step.detail)
    }
    ForEach(steps) { step in Label(step.detail, systemImage: "circle") }
  }
}
