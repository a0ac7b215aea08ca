/// A format of reports.
public struct Reporter: Identifiable, Sendable {
  /// The name on the command line, such as `sarif`.
  public let id: String
  /// The extension of a file in this format, such as `html`.
  public let fileExtension: String
  /// What the format is for, in one line.
  public let summary: String
  /// Makes the text of a report.
  public let render: @Sendable (Report, RenderOptions) -> [UInt8]

  init(
    id: String,
    fileExtension: String,
    summary: String,
    render: @escaping @Sendable (Report, RenderOptions) -> [UInt8]
  ) {
    self.id = id
    self.fileExtension = fileExtension
    self.summary = summary
    self.render = render
  }
}

extension Reporter: CustomStringConvertible {
  public var description: String { id }
}
