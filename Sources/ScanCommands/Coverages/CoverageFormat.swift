import TextFormats

/// A form in which coverage is printed.
struct CoverageFormat: Identifiable, Sendable {
  let id: String
  let render: @Sendable (CoverageSummary) -> VisibleText

  /// Every form, in the order in which help lists them.
  static let all: [CoverageFormat] = [.text, .json, .markdown, .badge]
}
