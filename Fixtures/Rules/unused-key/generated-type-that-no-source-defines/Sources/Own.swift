import SwiftUI

/// It is defined here, and asks no table.
enum OwnStrings {
  static let ticket = "T"
}

struct Own: View {
  private typealias Labels = Units.Names

  var body: some View {
    // No ordinary names of frameworks are those of texts.
    Color(Palette.red)
    Text(verbatim: OwnStrings.ticket + Labels.mile)
  }
}
