
// What `Benchmarks/suite/fuzz` appends to the package's manifest: all modules are built once more, so
// that the fuzzer sees which branches an input takes, and nobody else waits for it.

let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

/// What the instrumented code calls, and `Fuzzer.c` passes on.
let wrapped =
  ["8bit_counters_init", "pcs_init"]
  + [
    "cmp1", "cmp2", "cmp4", "cmp8", "const_cmp1", "const_cmp2", "const_cmp4", "const_cmp8",
    "switch", "pc_indir",
  ].map { "trace_\($0)" }
let wrapping = wrapped.flatMap { ["-Xlinker", "--wrap=__sanitizer_cov_\($0)"] }

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
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"] + wrapping)]
  ),
]
