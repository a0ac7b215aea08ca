import Foundation
import FuzzTargets

/// The target that `FUZZ_TARGET` in the environment names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
  guard let target = FuzzTarget.all.first(where: { $0.id == name }) else {
    fatalError("FUZZ_TARGET is none of \(FuzzTarget.all.map(\.id).joined(separator: ", "))")
  }
  return target
}()

/// Reads one input; libFuzzer calls this, and keeps what ends the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let failures = target.failures(input)
  if !failures.isEmpty { fatalError(failures.joined(separator: "\n")) }
  return 0
}
