import Foundation

enum Phrase {
  static func string(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
  }
}

func text(of message: URLSessionWebSocketTask.Message) -> String {
  if case let .string(text) = message { return text }
  guard case .string(var text) = message else { return Phrase.string("frame.binary") }  // expect: key="frame.binary"
  text += "\n"
  switch message {
  case .string(let text): return text
  default: return Phrase.string("frame.unknown")  // expect: key="frame.unknown"
  }
}
