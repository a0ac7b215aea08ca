#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine and the moment in which the program runs.
package enum ProcessEnvironment {
  /// The variables of the environment by their names.
  package static var variables: [String: String] {
    #if canImport(Darwin)
      var next = unsafe _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = unsafe environ
    #endif
    var variables: [String: String] = [:]
    while let text = unsafe next.pointee {
      let parts = unsafe String(cString: text).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      unsafe next = next.successor()
    }
    return variables
  }

  /// The absolute path of the folder that relative paths start from.
  package static var workingFolder: String {
    // Without one nothing can be found by a relative path, wherever that starts.
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The moment in the form of ISO 8601: `2026-01-31T12:00:00Z`.
  package static var timestamp: String { text(of: time(nil), "%Y-%m-%dT%H:%M:%SZ") }

  /// Returns the day of a moment in UTC, `2026-01-31`, of which the seconds since 1970 are given.
  package static func day(ofSecond second: Int) -> String { text(of: second, "%Y-%m-%d") }

  private static func text(of moment: time_t, _ format: String) -> String {
    var (moment, parts) = unsafe (moment, tm())
    unsafe gmtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = unsafe strftime(&text, text.count, format, &parts)
    return String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
