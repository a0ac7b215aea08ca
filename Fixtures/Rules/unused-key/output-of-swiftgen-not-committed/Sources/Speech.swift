import SwiftUI

struct Onboarding: View {
  private typealias Legal = L10n.Legal.Terms

  var body: some View {
    Text(L10n.Speech.Onboarding.title.uppercased())
    Text("\(L10n.pageCount(3)) · \(L10n.Localizable.Speech.pause)")
    Button(L10n.Common.default) { print(L10n.Errors.full) }
    Text(L10n.Common.notInTheTable)
    Text(Legal.text)
    Text(L10n.Pdf.Annotation._2)
  }
}
