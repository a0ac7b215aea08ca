import Foundation

struct Failure: LocalizedError {
  var rawValue: String
  var errorDescription: String? { NSLocalizedString(rawValue, comment: "") }
}

let failure = Failure(rawValue: "failure.full")  // expect: key="failure.full" routine="Failure"
observe(.init(rawValue: "com.example.locked"))
