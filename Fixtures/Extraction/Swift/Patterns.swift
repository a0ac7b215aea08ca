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

func length(of name: String) -> Int {
  switch name {
  case NSLocalizedString("span.hour", comment: ""): return 60  // expect: key="span.hour"
  case String(localized: "span.day"): return 1440  // expect: key="span.day"
  default: return 1
  }
}

enum Shown {
  case Text(String)
  case Label(title: String)
}

func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }

enum Way {
  case tr(String)
  case other(tr: String)
}
