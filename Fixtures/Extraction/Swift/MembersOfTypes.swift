import Foundation
import OSLog

enum Banner {
  static func error(_ title: String, subtitle: String? = nil) {
    Logger().error("\(title)")
    present(NSLocalizedString(title, comment: ""))
  }
}

enum phrases {
  static func error(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

final class Session {
  private let logger = Logger(subsystem: "com.example", category: "session")
  private static let log = Logger(subsystem: "com.example", category: "session")

  func start(_ other: Logger?, kindOfBanner: Banner.Type) {
    logger.error("from a property")
    Self.log.error("from a property of the type")
    Session.log.error("from a property by the type's name")
    Logger().error("from what a call gives")
    other?.error("from an optional")
    Banner.error("from the type")  // expect: key="from the type"
    kindOfBanner.error("unread")
    show(.error("from an implicit type"))  // expect: key="from an implicit type"
    print(phrases.error("from a small type"))  // expect: key="from a small type"
  }

  // What hands its text on to a member of a value is no wrapper of the type's own member.
  func fail(_ text: String) { logger.error(text) }
  func stop() { fail("for the log") }
}
