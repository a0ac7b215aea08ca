import TextFormats

/// The answer of a tool: a sentence of the program, and data of the project in a fence behind it.
struct ToolAnswer: Encodable, Sendable {
  private let text: VisibleText
  let isError: Bool

  init(_ message: VisibleText, _ data: DataBlock = DataBlock()) {
    text = "\(message)\(data.fenced)"
    isError = false
  }

  init(_ failure: ToolFailure) {
    text = "\(failure.message)\(failure.data.fenced)"
    isError = true
  }

  private struct Content: Encodable {
    let type = "text"
    let text: VisibleText
  }

  private enum CodingKeys: String, CodingKey { case content, isError }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([Content(text: text)], forKey: .content)
    if isError { try container.encode(true, forKey: .isError) }
  }
}
