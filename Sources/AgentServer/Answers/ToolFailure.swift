import AuditReports
import Diagnostics
import L10nScan
import TextFormats

/// Why a tool could not do what was asked, in words for the agent, which may do better the next time.
struct ToolFailure: Error {
  let message: VisibleText
  /// Facts about it, in JSON.
  var data = DataBlock()

  init(_ message: VisibleText) { self.message = message }

  /// The call was taken back, so that no client reads this.
  static let cancelled = ToolFailure("the call was cancelled")

  init(_ error: AuditError) {
    let hint: VisibleText = error.hint.map { "; hint: \($0)" } ?? ""
    message = "\(error.message)\(hint)"
    for diagnostic in error.diagnostics.prefix(Self.limit) {
      data.add { $0.object { $0.write(diagnostic) } }
    }
  }

  /// Says that nothing has a key, and which keys may be meant.
  init(unknownKey key: String, near: [String]? = nil) {
    let names = (near ?? []).prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let hint = names.isEmpty ? "'find_text' looks for texts" : "nearest: \(names)"
    message = "no table and no call has key '\(key)'; \(hint)"
  }

  /// So many places show what is wrong.
  private static let limit = 10

  /// Returns a result of the engine; its error becomes the tool's.
  static func converting<Value>(
    _ result: @autoclosure () throws(AuditError) -> Value
  ) throws(ToolFailure) -> Value {
    do throws(AuditError) { return try result() } catch { throw ToolFailure(error) }
  }
}
