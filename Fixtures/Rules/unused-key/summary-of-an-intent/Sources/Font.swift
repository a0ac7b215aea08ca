// expect: nothing

import AppIntents

struct SetFont: AppIntent {
  static let title: LocalizedStringResource = "Set Font"

  @Parameter(title: "Font") var font: String

  static var parameterSummary: some ParameterSummary {
    Summary("Set the font to \(\.$font)")
  }
}
