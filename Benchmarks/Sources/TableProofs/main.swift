import Foundation
import SourceFiles

// table-proofs FOLDER [COUNT]: proves over the tables below a folder, and over COUNT made-up ones,
// what the tests prove over the fixtures, and measures how fast tables are read.

guard CommandLine.arguments.count > 1 else {
  print("usage: TableProofs FOLDER [COUNT]")
  exit(2)
}
if CommandLine.arguments[1] == "--large", CommandLine.arguments.count == 4 {
  let megabytes = Int(CommandLine.arguments[3]) ?? 1
  Damage.measure(Hostile.large(CommandLine.arguments[2], megabytes: megabytes))
  exit(0)
}
let corpus = try Corpus(below: FilePath(CommandLine.arguments[1]))
print("\(corpus.files.count) files")
Speed.run(corpus)
RoundTrips.run(corpus)
Agreement.run(corpus)
let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100_000
Agreement.run(generated: count, seed: 1)
Damage.run(corpus)
