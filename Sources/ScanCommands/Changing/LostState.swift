import Changes
import Revisions
import SourceFiles
import TextFormats

extension Console {
  /// Names the files of which something goes that git could not bring back, since it does not have
  /// them as they are; nil where it has all of them, or where another program keeps the versions.
  func loss(by changes: [FileChange], isDone: Bool) -> VisibleText? {
    let lossy = changes.filter(\.losesLines)
    guard !lossy.isEmpty else { return nil }
    let repository = try? GitRepository(git, besides: files)
    let names = Set(lossy.map { String($0.path.name) })
    // What git cannot tell it cannot bring back either.
    let staged = try? repository?.stagedFiles { names.contains(String($0.name)) }
    let lost = lossy.map(\.path).filter { path in
      guard let folder = files.repository(around: path) else { return true }
      guard files.isGitRepository(folder) else { return false }
      guard let staged, !staged.isOutside(path) else { return true }
      return (try? staged.files.read(path)) != lossy.first { $0.path == path }?.before
    }
    guard let named = lost.firstAndCount else { return nil }
    let verb = isDone ? lost.count == 1 ? "was" : "were" : lost.count == 1 ? "is" : "are"
    let pronoun = lost.count == 1 ? "it" : "they"
    return "note: git does not have \(named) as \(pronoun) \(verb), and cannot undo this"
  }
}

extension FileSystem {
  fileprivate func isGitRepository(_ folder: FilePath) -> Bool {
    // Git's own word counts where this is unknown.
    (try? exists(folder.appending(".git"))) ?? true
  }
}

extension FileChange {
  /// Whether lines of the file go: whether more is done than that others are put between them.
  ///
  /// A comma at the end of a line says that another value follows.
  fileprivate var losesLines: Bool {
    guard let before else { return false }
    var new = (after ?? []).linesWithoutEnds[...]
    return !before.linesWithoutEnds.allSatisfy { line in
      guard let place = new.firstIndex(of: line) else { return false }
      new = new[(place + 1)...]
      return true
    }
  }
}

extension [UInt8] {
  /// The lines that are not empty, without line ends and without commas in front of these.
  fileprivate var linesWithoutEnds: [ArraySlice<UInt8>] {
    split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { line in
      line.last == UInt8(ascii: ",") ? line.dropLast() : line
    }
  }
}
