import Foundation

enum Failure: LocalizedError {
  case server(String), client(reason: String, code: String), key(String)

  var errorDescription: String? {
    switch self {
    case .server(let text): return text
    case .client(let reason, _): return reason
    case .key(let key): return NSLocalizedString(key, comment: "")  // expected-note {{key is not a string literal}}
    }
  }
}

struct Refusal: LocalizedError {
  let message: String
  let code: String
  var errorDescription: String? { message }
}

func check(_ count: Int) throws {
  if count > 2 { throw Failure.server("Server is down") }  // expected-warning {{text 'Server is down' that 'errorDescription' gets}}
  if count > 1 { throw Failure.client(reason: "Nothing entered", code: "Code") }  // expected-warning {{text 'Nothing entered' that 'errorDescription' gets}}
  if count > 0 { throw Failure.key("Looked up") }
  throw Refusal(message: "Not now", code: "Code")  // expected-warning {{text 'Not now' that 'errorDescription' gets}}
}

func fail() -> NSError {
  NSError(
    domain: "Code",
    code: 1,
    userInfo: [
      NSLocalizedDescriptionKey: "No space left",  // expected-warning {{text 'No space left' that 'NSLocalizedDescriptionKey' gets}}
      NSLocalizedFailureReasonErrorKey: NSLocalizedString("Looked up", comment: ""),
      "Code": "Code",
    ]
  )
}
