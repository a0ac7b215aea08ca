import Diagnostics
import SourceFiles
import TextFormats

/// Numbers for paths, in the order in which they are first met.
struct PathNumbers {
  let options: RenderOptions
  private(set) var paths: [String] = []
  /// The same from the root.
  private(set) var files: [String] = []
  private var numbers: [FilePath: Int] = [:]

  init(options: RenderOptions) {
    self.options = options
  }

  mutating func number(of path: FilePath) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = paths.count
    paths.append(options.path(path))
    files.append(path.absolute(from: options.workingFolder).string)
    return paths.count - 1
  }
}

extension JSONWriter {
  /// Writes path, line and column.
  mutating func write(_ location: SourceLocation, _ paths: inout PathNumbers) {
    element(paths.number(of: location.path))
    element(location.line)
    element(location.column)
  }

  mutating func write(_ notes: [Diagnostic.Note], _ paths: inout PathNumbers) {
    array { json in
      for note in notes {
        json.element { json in
          json.array { json in
            json.element(note.message)
            if let location = note.location { json.write(location, &paths) }
          }
        }
      }
    }
  }
}
