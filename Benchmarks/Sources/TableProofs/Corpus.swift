import LocalizationModel
import SourceFiles
import StringResources

/// The table files below a folder, in memory.
struct Corpus {
  struct File {
    var path: FilePath
    var bytes: [UInt8]
    var format: ResourceFormat
    var isBinary: Bool { bytes.starts(with: "bplist".utf8) }
  }

  private(set) var files: [File] = []

  init(below root: FilePath) throws {
    let walker = FileWalker(fileExtensions: ResourceFormat.fileExtensions, excludes: [])
    for path in walker.walk([root]).paths {
      guard let format = ResourceFormat.format(of: path) else { continue }
      files.append(File(path: path, bytes: try FileSystem.local.read(path), format: format))
    }
  }

  func files(of id: TableFormat) -> [File] { files.filter { $0.format.id == id } }
}
