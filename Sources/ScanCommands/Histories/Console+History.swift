import LocalizationModel
import Revisions
import SourceFiles
import TextFormats
import TextHistories

extension Console {
  /// Goes through the history of tables, and says where it ends too early.
  ///
  /// - Parameters:
  ///   - paths: The tables.
  ///   - development: The development language.
  ///   - key: The only key that is looked at, with its earlier texts.
  ///   - jobs: How many threads to use.
  ///   - option: The words of the command line that want it.
  /// - Returns: The history.
  /// - Throws: `CommandFailure` when git cannot tell.
  func textHistory(
    of paths: [FilePath],
    development: Language,
    only key: String? = nil,
    jobs: Int,
    for option: String
  ) throws(CommandFailure) -> TextHistory {
    do throws(GitRepository.Failure) {
      let history = try TextHistory(
        of: paths,
        in: files,
        GitRepository(git, besides: files),
        development: development,
        only: key,
        jobs: jobs
      )
      guard history.lossCount == 0 else { throw .partial }
      if history.isShallow {
        complain(
          "note: this clone is shallow, so texts may be older; 'git fetch --unshallow' gets the rest"
        )
      }
      return history
    } catch {
      throw CommandFailure(error, for: option, at: "HEAD")
    }
  }
}

extension TextOrigin {
  /// Day, way and author: `2026-01-31, by a machine, Jane Doe`.
  var words: String {
    guard let day, let author else { return "not committed" }
    let way: String? =
      switch self.way {
      case .person: nil
      case .machine: "by a machine"
      case .import: "imported"
      }
    return [isBound ? "\(day) or earlier" : day, way, author].compactMap(\.self)
      .joined(separator: ", ")
  }
}
