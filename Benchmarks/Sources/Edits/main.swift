// Edits a copy of a project at random, and compares after each edit what a workspace reports with what
// a fresh audit does, to the byte.
//
//     Edits FOLDER [--edits 1000] [--seed 1] [--kind body] [--compare-each 1] [--tell-above 100]
//
// FOLDER is changed: hand over a copy. Printed are the differences, and for each kind of edit how long
// the workspace took and how much of the processors, as median and 99th percentile in milliseconds;
// with '--tell-above' also the edits that took longer than so many milliseconds. Where other programs
// run beside it, the time of the processors is the one to compare.

import AuditReports
import Foundation
import L10nScan
import SourceFiles

struct Arguments {
  let folder: FilePath
  var edits = 1000
  var seed: UInt64 = 1
  var kind: RandomEdits.Kind?
  var interval = 1
  var limit = Double.infinity

  init(_ words: [String]) {
    folder = FilePath(words.first ?? ".")
    for (option, value) in zip(words, words.dropFirst()) {
      switch option {
      case "--edits": edits = Int(value) ?? edits
      case "--seed": seed = UInt64(value) ?? seed
      case "--kind": kind = RandomEdits.Kind(rawValue: value)
      case "--compare-each": interval = Int(value) ?? interval
      case "--tell-above": limit = Double(value) ?? limit
      default: break
      }
    }
  }
}

/// The files of a folder that an edit may be of.
func paths(below folder: FilePath) -> [FilePath] {
  let extensions: Set<String> = [
    "swift", "m", "h", "strings", "stringsdict", "xcstrings", "xib", "plist",
  ]
  return FileWalker(fileExtensions: extensions).walk([folder]).paths
}

func audit(_ folder: FilePath) -> @Sendable (FileSystem) throws(AuditError) -> Audit {
  { files throws(AuditError) in
    var audit = try Audit(folder: folder, in: files, from: "/")
    try audit.input.settings.readNestedConfigurations(in: files)
    return audit
  }
}

func render(_ report: () throws(AuditError) -> Report) -> [UInt8] {
  do throws(AuditError) {
    var report = try report()
    report.statistics.seconds = 0
    let reporter = Reporter.all.first { $0.id == "json" }
    return reporter?.render(report, RenderOptions()).bytes ?? []
  } catch {
    return Array("\(error)".utf8)
  }
}

/// How long something takes, in seconds: as people see it, and on all processors together.
struct Cost {
  let time: Double
  let processors: Double

  static func measure<Result>(_ work: () -> Result) -> (Cost, Result) {
    let (start, startOfProcessors) = (ContinuousClock.now, clock())
    let result = work()
    let processors = Double(clock() - startOfProcessors) / Double(CLOCKS_PER_SEC)
    return (Cost(time: (ContinuousClock.now - start) / .seconds(1), processors: processors), result)
  }
}

func percentile(_ share: Double, of times: [Double]) -> String {
  let sorted = times.sorted()
  let index = min(sorted.count - 1, Int(Double(sorted.count) * share))
  return String(format: "%.1f", sorted[index] * 1000)
}

/// The most memory that the process has had so far, in MiB.
var peakMemory: Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) / 1024
}

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
let makeAudit = audit(arguments.folder)
var workspace = Workspace(in: .local, makeAudit)
var edits = RandomEdits(seed: arguments.seed)
var costs: [RandomEdits.Kind: [Cost]] = [:]
var (count, differences) = (0, 0)
let start = ContinuousClock.now
_ = try? workspace.report()
print("first \((ContinuousClock.now - start) / .milliseconds(1)) ms, \(peakMemory) MiB")
var known = paths(below: arguments.folder)

while count < arguments.edits {
  let edit = edits.edit(arguments.kind, of: known, in: arguments.folder) {
    try? FileSystem.local.read($0)
  }
  if edit.changes.isEmpty { continue }
  count += 1
  for (path, bytes) in edit.changes {
    if let bytes {
      try? FileSystem.local.createFolder(path.folder)
      try? FileSystem.local.write(bytes, to: path)
    } else {
      try? FileSystem.local.remove(path)
    }
  }
  if edit.changes.contains(where: { $0.value == nil || !known.contains($0.key) }) {
    known = paths(below: arguments.folder)
  }
  let (cost, result) = Cost.measure {
    workspace.filesChanged(Array(edit.changes.keys))
    return Result { () throws(AuditError) in try workspace.report() }
  }
  costs[edit.kind, default: []].append(cost)
  if cost.time * 1000 > arguments.limit {
    let (time, processors) = (Int(cost.time * 1000), Int(cost.processors * 1000))
    let files = edit.changes.keys.sorted()
    print("edit \(count): \(time) ms, \(processors) of processors, \(edit.kind) of \(files)")
  }
  guard count % arguments.interval == 0 else { continue }
  let actual = render { () throws(AuditError) in try result.get() }
  let expected = render { () throws(AuditError) in try makeAudit(.local).makeReport() }
  if actual != expected {
    differences += 1
    print("seed \(arguments.seed), edit \(count): \(edit.kind) of \(edit.changes.keys.sorted())")
  }
}

print("\(count) edits, \(differences) differences, \(peakMemory) MiB")
for (kind, costs) in costs.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
  let (times, processors) = (costs.map(\.time), costs.map(\.processors))
  print(
    "\(kind.rawValue): \(costs.count) edits,",
    "median \(percentile(0.5, of: times)) ms, 99 % within \(percentile(0.99, of: times)) ms;",
    "of processors \(percentile(0.5, of: processors)) and \(percentile(0.99, of: processors)) ms"
  )
}
exit(differences == 0 ? 0 : 1)
