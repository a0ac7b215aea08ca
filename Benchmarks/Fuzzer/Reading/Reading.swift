import Foundation
import FuzzTargets

/// The target that `FUZZ_TARGET` names.
private let target = FuzzTarget.all.first {
  $0.id == ProcessInfo.processInfo.environment["FUZZ_TARGET"]
}

/// Reads an input.
///
/// What does not hold ends the process, as a crash does, so that libFuzzer keeps the input.
@_cdecl("readInput")
public func read(_ start: UnsafePointer<UInt8>?, _ count: Int) {
  guard let target else {
    print("FUZZ_TARGET is none of \(FuzzTarget.all.map(\.id).joined(separator: " "))")
    exit(2)
  }
  let failures = target.failures(
    ofManyLike: unsafe Array(UnsafeBufferPointer(start: start, count: count))
  )
  guard failures.isEmpty else { fatalError(failures.joined(separator: "\n")) }
}
