import Diagnostics
import TextFormats

extension Diagnostic {
  /// The diagnostic in the one line that Xcode and other tools understand.
  var line: VisibleText {
    "\(location): \(severity.rawValue): \(message) [\(rule)]"
  }
}
