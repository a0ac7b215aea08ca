// expect: nothing
class Journal {
  static let shared = Journal()
  func handle(_ error: any Error, message: String) {}
}
class Report: Failures {}
extension Report {
  static let shared = Report()
}
