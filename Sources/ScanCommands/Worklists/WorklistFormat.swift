import Exchange
import TextFormats

/// A form in which worklists are printed.
struct WorklistFormat: Identifiable, Sendable {
  let id: String
  let render: @Sendable ([Worklist]) -> VisibleText

  /// Every form, in the order in which help lists them.
  static let all: [WorklistFormat] = [.text, .csv, .markdown, .html]

  /// The list that `set` takes back, which also holds lines of code.
  static let template = "json"
}
