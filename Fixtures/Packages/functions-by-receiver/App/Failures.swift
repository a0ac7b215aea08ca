import Foundation

final class Failures {
  static let shared = Failures()
  func handle(_ error: any Error, message: LocalizedStringResource, isShown: Bool = false) {}
}

func fail(_ error: any Error) {
  Failures.shared.handle(error, message: "A key")  // expect: key="A key"
  Journal.shared.handle(error, message: "a string")
  Report.shared.handle(error, message: "Inherited")  // expect: key="Inherited"
  unknown.handle(error, message: "Of an unknown type")  // expect: key="Of an unknown type"
}
