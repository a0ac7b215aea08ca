import Diagnostics

extension Diagnostic {
  /// The diagnostic in the one line that Xcode and other tools understand.
  var line: String {
    "\(location): \(severity.rawValue): \(message) [\(rule)]"
  }
}
