import TextFormats

/// A form in which differences are printed.
struct DifferenceFormat: Identifiable, Sendable {
  let id: String
  let render: @Sendable (DifferenceSummary) -> VisibleText

  /// Every form, in the order in which help lists them.
  static let all: [DifferenceFormat] = [.text, .json, .markdown, .html, .csv]
}
