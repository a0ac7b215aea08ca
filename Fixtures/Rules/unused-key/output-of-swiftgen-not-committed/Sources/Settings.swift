import SwiftUI

typealias Words = L10n

struct Settings: View {
  typealias Search = Words.Search

  var body: some View {
    Text(Words.Settings.title)
    Text(Search.prompt)
  }
}
