package import TextFormats

/// A format of reports.
package struct Reporter: Identifiable, Sendable {
  /// The name on the command line, such as `sarif`.
  package let id: String
  /// The extension of a file in this format, such as `html`.
  package let fileExtension: String
  /// The purpose of the format, in one line.
  package let summary: String
  /// Makes the text of a report.
  package let render: @Sendable (Report, RenderOptions) -> VisibleText

  init(
    id: String,
    fileExtension: String,
    summary: String,
    render: @escaping @Sendable (Report, RenderOptions) -> VisibleText
  ) {
    self.id = id
    self.fileExtension = fileExtension
    self.summary = summary
    self.render = render
  }
}

extension Reporter: CustomStringConvertible {
  package var description: String { id }
}
