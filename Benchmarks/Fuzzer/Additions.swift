
// What `Benchmarks/suite/fuzz` appends to the package's manifest: all modules are built once more, so
// that the fuzzer sees which branches an input takes, and nobody else waits for it.

let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

package.products = []
package.targets.removeAll { target in
  target.type == .test || target.type == .plugin
    || ["CommandLineTool", "L10nScanTesting"].contains(target.name)
}
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + instrumented
  // What else the tests support themselves with would need their library.
  if target.name == "TestSupport" { target.sources = ["MemoryFiles.swift", "SeededGenerator.swift"] }
}
package.targets += [
  .target(
    name: "Reading",
    dependencies: ["FuzzTargets"],
    path: "Fuzzer/Reading",
    swiftSettings: instrumented
  ),
  .executableTarget(
    name: "Fuzzer",
    dependencies: ["Reading"],
    path: "Fuzzer/Fuzzer",
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
  ),
]
