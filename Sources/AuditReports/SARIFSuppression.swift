import Diagnostics
import TextFormats

extension JSONWriter {
  /// Writes who says that a finding does not count, as SARIF has it.
  mutating func writeSuppression(_ suppressed: SuppressedFinding, _ options: RenderOptions) {
    member("suppressions") { json in
      json.array { json in
        json.element { json in
          json.object {
            $0.member("kind", suppressed.isInSource ? "inSource" : "external")
            if let reason = suppressed.reason { $0.member("justification", reason) }
            $0.member("location") { json in
              json.object { $0.writePlace(suppressed.location, Excerpts(), options) }
            }
          }
        }
      }
    }
  }
}
