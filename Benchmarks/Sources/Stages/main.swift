import Foundation
import SourceFiles

// Stages FOLDER [STAGE]: measures every stage of an audit of the sources and tables below a folder,
// or one stage. Each stage has a process of its own, so that its peak of memory is its own, too.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: Stages FOLDER [STAGE]")
  exit(2)
}
let input = StageInput(folder: FilePath(arguments[1]))
if arguments.count > 2 {
  guard let stage = Stage.all.first(where: { $0.name == arguments[2] }) else {
    print("no stage '\(arguments[2])'; there are \(Stage.all.map(\.name).joined(separator: ", "))")
    exit(2)
  }
  print(Measurement(of: stage, input).row)
} else {
  print(Measurement.header)
  for stage in Stage.all {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = [arguments[1], stage.name]
    try process.run()
    process.waitUntilExit()
  }
}
